# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/activation.py; do not edit.
#
# ELU: alpha, both sides of zero.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'

# Alpha is 1.0.
# Expected values: float64 formula.
input = Input('input', (F32, [23]))
output = Output('output', (F32, [23]))
model = Model()
model.Operation('ELU', input, 1.0).To(output)
Example({
    input: [0.0, -0.0, 1e-07, -1e-07, 0.999, 1.0, 1.001, -0.999, -1.0, -1.001, 2.999, 3.001, -2.999, -3.001,
    5.999, 6.0, 6.001, -5.999, -6.001, 11.7, -11.7, 88.1, -88.1],
    output: [0.0, 0.0, 1e-07, -9.9999994e-08, 0.999, 1.0, 1.001, -0.6317525, -0.63212055, -0.63248825, 2.999,
    3.001, -0.9501631, -0.95026267, 5.999, 6.0, 6.001, -0.9975188, -0.9975237, 11.7, -0.9999917,
    88.1, -1.0],
}, name='alpha_0').AddVariations('relaxed', 'float16')

# Alpha is 0.3.
# Expected values: float64 formula.
input = Input('input', (F32, [23]))
output = Output('output', (F32, [23]))
model = Model()
model.Operation('ELU', input, 0.3).To(output)
Example({
    input: [0.0, -0.0, 1e-07, -1e-07, 0.999, 1.0, 1.001, -0.999, -1.0, -1.001, 2.999, 3.001, -2.999, -3.001,
    5.999, 6.0, 6.001, -5.999, -6.001, 11.7, -11.7, 88.1, -88.1],
    output: [0.0, 0.0, 1e-07, -3e-08, 0.999, 1.0, 1.001, -0.18952575, -0.18963617, -0.18974648, 2.999, 3.001,
    -0.28504896, -0.28507882, 5.999, 6.0, 6.001, -0.29925564, -0.29925713, 11.7, -0.29999754, 88.1,
    -0.3],
}, name='alpha_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Alpha is 4.0.
# Expected values: float64 formula.
input = Input('input', (F32, [23]))
output = Output('output', (F32, [23]))
model = Model()
model.Operation('ELU', input, 4.0).To(output)
Example({
    input: [0.0, -0.0, 1e-07, -1e-07, 0.999, 1.0, 1.001, -0.999, -1.0, -1.001, 2.999, 3.001, -2.999, -3.001,
    5.999, 6.0, 6.001, -5.999, -6.001, 11.7, -11.7, 88.1, -88.1],
    output: [0.0, 0.0, 1e-07, -3.9999998e-07, 0.999, 1.0, 1.001, -2.52701, -2.5284822, -2.529953, 2.999, 3.001,
    -3.8006525, -3.8010507, 5.999, 6.0, 6.001, -3.990075, -3.990095, 11.7, -3.9999669, 88.1, -4.0],
}, name='alpha_2').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ELU', input, 1.0).To(output)
Example({
    input: [-0.588, -3.935, 0.57],
    output: [-0.44456294, -0.9804543, 0.57],
}, name='rank_1').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3, 2]))
output = Output('output', (F32, [3, 2]))
model = Model()
model.Operation('ELU', input, 1.0).To(output)
Example({
    input: [0.536, -0.776, -3.32, 1.539, -2.909, -2.406],
    output: [0.536, -0.5397567, -0.96384716, 1.539, -0.94546974, -0.9098247],
}, name='rank_2').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5]))
output = Output('output', (F32, [3, 2, 5]))
model = Model()
model.Operation('ELU', input, 1.0).To(output)
Example({
    input: packed('<f4',
    'c-p(TZQh#p$(z&@9)HMKRsV9=!v%|4ue#WGcl*scX}?10^LrUFiMfVPmoA_9F-y&}O3L+hMYm~APSVUW(_^pCez%HDVZU+UbXx8q'
    'n~gmo?AsQ;>=8?!&aqRjkJ*0ze*1m)2lfLg+x`3Z?YBQ*2V@)o2>~GhLEJy<'
),
    output: packed('<f4',
    'c-p(j|7Ojh$$PCoJ^ql9-}R>LVcnwEt6tK7x>uQ;pL0p+xTMTH3ES;%H<nM-jXO|S_0RQn#oT74oY|i%w}-v<iMDc1NepoJPRsRR'
    'ovIa*ux;T>t#tqCiOyNt@%H=o+wTJsK+1Oi{(bxH_uGLPV4?j07wA52'
),
}, name='rank_3').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3, 2, 5, 3]))
output = Output('output', (F32, [3, 2, 5, 3]))
model = Model()
model.Operation('ELU', input, 1.0).To(output)
Example({
    input: packed('<f4',
    'c-q^tBBi)j_2$iekM|tbe6y|kVWsT9YOl%04`&%mGDMv=O^8d1+Hv}-_O4aGYJ02i`b^eTJvgJXQC7YG&;4be<nz6H-PCP=dF{9^'
    'uN-lIjZfH7?PZ4r`nei4BTgK%&X~@2?%e#PC0}C#KZ{hojJhJiBVk-M)0l-JWntXYT>>d`3oF_^Ki1h#7f~^nh+#XG_i}2K;h~lO'
    'voEy@@l4-l$W_N9x48ATrN4|hpF;cWuMvl?PmQq*yM6y-U81=Atl7ph^jG|S$Fl6nk8?#Vi)B_$PRrnytqS10@p`K1&SgGEQl|UZ'
    '+zgN8Cr%Wy%eK)_E#y6N_VweWykHJ-FRRoC!YfVY2Awnw5KGZmIaRp$eT}{S-u(ym+aIvsXTRUx-hSVKeRg*C2Y|@l{s0i{x3#yk'
    '-+#b<KTyejkci#>{a||k0Xv|oefvQy5CPO+17g|R9RR8Zi2?u}wXX;'
),
    output: packed('<f4',
    'c-q^tf?@6V={KM4lic%P^UXG4uU^@I)gF_L17{g`wmsY$pAeT6buH?u>E%_iQoR+I-6q#fkDp<-<mk?tKQ7BYrOfv)HTN>xpk8;~'
    'R5?N|>GZ0j+U2eSr!TCF+J53#y|&5LbKB>emo&x%eooz#A9Y1UTf+FvOyh6542HX&?h;5*Wv=ku`%&`o^t$Yi67^fT^Ei7NC!bz<'
    'XZEEN6Ps^vw&?3Ir!FqLZ7G?0<AFl^x!n=n)BL*G!fs!VtQHk7nbl@&q`%_tzWBZ;Kh9OLEY4gxxuP;TOFn?}#%qJZomM<XnT-1q'
    'O7f3Li|Pp#R~CKCDNH_cc27t}r9k47(jxH(X)8@k%e)E##42)E8l+W4RNLF{-M@do{eJs>Kx}WnZ~s0!JNx~1AkKaeu(b!W_ruYC'
    'yZsP)ACP4SRK6d~2Ag05V%yt6<oE9f0PU@_%>'
),
}, name='rank_4').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# Expected values: float64 formula.
input = Input('input', (F32, [3]))
output = Output('output', (F32, [3]))
model = Model()
model.Operation('ELU', input, 2.0).To(output)
Example({
    input: [float('inf'), float('-inf'), 1.5],
    output: [float('inf'), -2.0, 1.5],
}, name='infinite').AddVariations('relaxed').DisableLifeTimeVariation()

# Nothing in, nothing out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Output('batches', (I32, [0]))
output = Output('output', (F32, [0, 4]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ELU', boxes, 1.5).To(output)
Example({
    scores: [],
    classes: [],
    batches: [],
    output: [],
}, name='zero_sized').AddVariations('float16').DisableLifeTimeVariation()

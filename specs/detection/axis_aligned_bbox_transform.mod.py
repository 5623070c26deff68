# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/detection.py; do not edit.
#
# AXIS_ALIGNED_BBOX_TRANSFORM: corrections, classes, borders, types.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()


def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


F32 = 'TENSOR_FLOAT32'
I32 = 'TENSOR_INT32'
U8 = 'TENSOR_QUANT8_ASYMM'

# Shifts by shares of the size, logarithms of factors; height before width in images.
# Expected values: float64 formula.
boxes = Input('boxes', (F32, [4, 4]))
deltas = Input('deltas', (F32, [4, 4]))
owners = Input('owners', (I32, [4]))
images = Input('images', (F32, [1, 2]))
output = Output('output', (F32, [4, 4]))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas, owners, images).To(output)
Example({
    boxes: [10.0, 20.0, 30.0, 26.0, 2.0, 4.0, 12.0, 34.0, 1.0, 1.0, 3.0, 5.0, 20.0, 30.0, 40.0, 47.0],
    deltas: [0.033, -0.375, -0.031, 0.333, -0.118, 0.378, -0.066, 0.073, 0.123, 0.329, -0.338, -0.025, 0.395,
    0.381, -0.043, 0.042],
    owners: [0, 0, 0, 0],
    images: [64.0, 48.0],
    output: [10.965244, 16.564558, 30.354755, 24.935442, 1.1393456, 14.2040415, 10.500654, 46.475956, 1.5328047,
    2.36538, 2.9591954, 6.2666197, 28.320887, 36.112396, 47.479115, 53.841602],
}, name='one_class').AddVariations('relaxed').DisableLifeTimeVariation()

# Shifts by shares of the size, logarithms of factors; height before width in images.
# Expected values: float64 formula.
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
deltas = Input('deltas', (U8, [4, 4], 0.012500000186264515, 128))
owners = Input('owners', (I32, [4]))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [1, 2], 0.125, 0))
output = Output('output', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas, owners, images).To(output)
Example({
    boxes: [80, 160, 240, 208, 16, 32, 96, 272, 8, 8, 24, 40, 160, 240, 320, 376],
    deltas: [131, 98, 126, 155, 119, 158, 123, 134, 138, 154, 101, 126, 160, 158, 125, 131],
    owners: [0, 0, 0, 0],
    images: [512, 384],
    output: [88, 132, 244, 200, 9, 113, 85, 371, 12, 19, 24, 50, 227, 288, 381, 430],
}, name='one_class_quant8').AddVariations(signed(deltas)).DisableLifeTimeVariation()

# Shifts by shares of the size, logarithms of factors; height before width in images.
# Expected values: float64 formula.
boxes = Input('boxes', (F32, [4, 4]))
deltas = Input('deltas', (F32, [4, 12]))
owners = Input('owners', (I32, [4]))
images = Input('images', (F32, [2, 2]))
output = Output('output', (F32, [4, 12]))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas, owners, images).To(output)
Example({
    boxes: [10.0, 20.0, 30.0, 26.0, 2.0, 4.0, 12.0, 34.0, 1.0, 1.0, 3.0, 5.0, 20.0, 30.0, 40.0, 47.0],
    deltas: packed('<f4',
    'c-mVgbp3w*)fGXvcUU^f3-o@gcI)S2%J4ZWa(<edZbaqed?EF-6Im2_@)Pdn_b)1Rn%%tEU#Q~Pj-PT{5?UjsYlv(+bX|L*`I&X!'
    'owseWd?_K+Y<T8v*ajw{rz%2+Tx}DMG!*bMuRJ|(AFD^|Ys<VCz0X^f+uw5bxCeI^&oxmy!t8M3%$~kY+RYQ#n7^8JJ>6%w&u%vm'
    '+wI$DXA9!k?%QK)3*zpv+q(zMw*d<8v$3<Y24Y(PEnio6'
),
    owners: [0, 0, 1, 1],
    images: [64.0, 48.0, 50.0, 60.0],
    output: packed('<i4',
    'c-m`VU@#C+Xh;ay;NUR7^#nsi#SMnEs)Peq7?dogzrNS-C)B3kgF^y?0uV2Fz`(%%>B)5U<+BfO+0Qr0Els}lra<KFt(zTmZ5ZC1'
    'TX5;qOM|Hq-6hV>3}+Y0F>ojKF_^Z?{G4AD);Z7m`k&W(tgp_vBenHM>;~BY2JfiQ(@h$uCYH}T!E%kEH1!U{0j8S_Ok7;NY+Ss2'
    'oScF@K-+kjnAwCF7}-P_7#Nvgm|ciZl2cGbl0!gL5&-c5LR$', 1.1920928955078125e-07
),
}, name='three_classes')

# Shifts by shares of the size, logarithms of factors; height before width in images.
# Expected values: float64 formula.
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
deltas = Input('deltas', (U8, [4, 12], 0.012500000186264515, 100))
owners = Input('owners', (I32, [4]))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
output = Output('output', ('TENSOR_QUANT16_ASYMM', [4, 12], 0.125, 0))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas, owners, images).To(output)
Example({
    boxes: [80, 160, 240, 208, 16, 32, 96, 272, 8, 8, 24, 40, 160, 240, 320, 376],
    deltas: packed('<i2',
    'c-nKV2+U8ZbE$2L3MtDCD-SNp^GMFj&94dxPA-p2E_BVya7}Zo@(53@&Pz!vs>)>`5dZ*LVG`#'
),
    owners: [0, 0, 1, 1],
    images: [512, 384, 400, 480],
    output: packed('<i2',
    'c-m85vG76G@@p?<Pm#UA$6In<%RWh$Uo<<Al|fXMl~+QEms4D;M&Zqb>EgZ<x*1|8Fu(yLGJ}x;88Ct%BNzh!+K&)+'
),
}, name='three_classes_quant8').AddVariations(signed(deltas))

# Shifts by shares of the size, logarithms of factors; height before width in images.
# Expected values: float64 formula.
boxes = Input('boxes', (F32, [4, 4]))
deltas = Input('deltas', (F32, [4, 8]))
owners = Input('owners', (I32, [4]))
images = Input('images', (F32, [2, 2]))
output = Output('output', (F32, [4, 8]))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas, owners, images).To(output)
Example({
    boxes: [10.0, 20.0, 30.0, 26.0, 2.0, 4.0, 12.0, 34.0, 1.0, 1.0, 3.0, 5.0, 20.0, 30.0, 40.0, 47.0],
    deltas: packed('<f4',
    'c-jGg0Du1uu&ytb<F0{X3QSCULi$z$s3V?@cNyhY{$?AjsP0%Ta!1`mrAL(z*Ecs5V15oO#@p|gz68(?)MhUn#(X(4s3C-l8<8W}'
    'W67D0<tlB*D>>(`pOzwRct%|sD}S^<KEFS|Kfgb|zdk>|zP~>{zrVh|y*@s_zCXS{KfgZ4UOVU'
),
    owners: [1, 0, 0, 1],
    images: [32.0, 44.0, 40.0, 24.0],
    output: packed('<i4',
    'c-mt)z~I2J;0OZ)kOBb?hCdbz;#&$B6o8xtAilwHo#BT2I|hcQV0k|V_9TWU{jm)CK#m+(O(Da#k`M;400V<JgYz_o@D&^ktw7Et'
    '1_lWM2}K4GMxbe2AQKgs7?>Fu7?@ZYq$M;YR3$V3TbLDA', 5.960464477539063e-08
),
}, name='cut_at_borders').DisableLifeTimeVariation()

# Shifts by shares of the size, logarithms of factors; height before width in images.
# Expected values: float64 formula.
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
deltas = Input('deltas', (U8, [4, 8], 0.012500000186264515, 200))
owners = Input('owners', (I32, [4]))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [2, 2], 0.125, 0))
output = Output('output', ('TENSOR_QUANT16_ASYMM', [4, 8], 0.125, 0))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas, owners, images).To(output)
Example({
    boxes: [80, 160, 240, 208, 16, 32, 96, 272, 8, 8, 24, 40, 160, 240, 320, 376],
    deltas: packed('<i2',
    'c-s5_Xxjh6pSi!6H9r5Jzhv_N=ac%DtUYx9YTefV+kgD4c)~yc004`p7z6'
),
    owners: [1, 0, 0, 1],
    images: [256, 352, 320, 192],
    output: packed('<i2',
    'c-lKK<G^=@6+Fxg41t>%fIx^rikE>|RD<E}0fz(n2OJn6fDw&`uz?T&zL*IV'
),
}, name='cut_at_borders_quant8').AddVariations(signed(deltas)).DisableLifeTimeVariation()

# Shifts by shares of the size, logarithms of factors; height before width in images.
# Expected values: float64 formula.
boxes = Input('boxes', (F32, [4, 4]))
deltas = Input('deltas', (F32, [4, 4]))
owners = Input('owners', (I32, [4]))
images = Input('images', (F32, [3, 2]))
output = Output('output', (F32, [4, 4]))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas, owners, images).To(output)
Example({
    boxes: [10.0, 20.0, 30.0, 26.0, 2.0, 4.0, 12.0, 34.0, 1.0, 1.0, 3.0, 5.0, 20.0, 30.0, 40.0, 47.0],
    deltas: [0.686, -0.232, 0.672, -0.456, -0.348, -0.392, -0.533, -0.653, -0.68, -0.508, -0.516, -0.279,
    -0.677, -0.671, 0.253, 0.029],
    owners: [2, 0, 1, 0],
    images: [64.0, 64.0, 32.0, 24.0, 24.0, 40.0],
    output: [14.138503, 19.706558, 40.0, 23.509441, 0.58579105, 0.0, 6.4542093, 15.04723, 0.043096576, 0.0,
    1.2369034, 2.4810798, 3.5811677, 18.342892, 29.338833, 35.84311],
}, name='images_unordered').AddVariations('float16').DisableLifeTimeVariation()

# Shifts by shares of the size, logarithms of factors; height before width in images.
# Expected values: float64 formula.
boxes = Input('boxes', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
deltas = Input('deltas', (U8, [4, 4], 0.012500000186264515, 60))
owners = Input('owners', (I32, [4]))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [3, 2], 0.125, 0))
output = Output('output', ('TENSOR_QUANT16_ASYMM', [4, 4], 0.125, 0))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas, owners, images).To(output)
Example({
    boxes: [80, 160, 240, 208, 16, 32, 96, 272, 8, 8, 24, 40, 160, 240, 320, 376],
    deltas: [115, 41, 114, 24, 32, 29, 17, 8, 6, 19, 19, 38, 6, 6, 80, 62],
    owners: [2, 0, 1, 0],
    images: [512, 512, 256, 192, 192, 320],
    output: [113, 157, 320, 188, 5, 0, 51, 122, 0, 0, 10, 20, 29, 146, 235, 286],
}, name='images_unordered_quant8').AddVariations(signed(deltas)).DisableLifeTimeVariation()

# No boxes in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (F32, [1, 2]), [3.0, 2.0])
given_boxes = Parameter('given_boxes', (F32, [1, 8]), [2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (F32, [0]))
boxes = Internal('boxes', (F32, [0, 4]))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
image = Input('image', (F32, [1, 3, 3, 2]))
rows = Internal('rows', (F32, [0, 1, 1, 2]))
weights_2 = Parameter('weights_2', (F32, [2, 2]), [0.0, 1.0, 2.0, 3.0])
bias_2 = Parameter('bias_2', (F32, [2]), [0.0, 0.0])
scores_of_none = Internal('scores_of_none', (F32, [0, 2]))
weights_8 = Parameter('weights_8', (F32, [8, 2]), [0.0, 1.0, 2.0, 3.0, 4.0, 0.0, 1.0, 2.0, 3.0, 4.0, 0.0, 1.0, 2.0, 3.0, 4.0, 0.0])
bias_8 = Parameter('bias_8', (F32, [8]), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
deltas_of_none = Internal('deltas_of_none', (F32, [0, 8]))
images = Input('images', (F32, [1, 2]))
transformed = Output('transformed', (F32, [0, 8]))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', image, boxes, batches, 1, 1, 1.0, 1.0, 0, 0, False).To(rows)
model.Operation('FULLY_CONNECTED', rows, weights_2, bias_2, 0).To(scores_of_none)
model.Operation('FULLY_CONNECTED', rows, weights_8, bias_8, 0).To(deltas_of_none)
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas_of_none, batches, images).To(transformed)
Example({
    scores: [],
    classes: [],
    image: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0],
    images: [64.0, 48.0],
    transformed: [],
}, name='no_boxes').AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# No boxes in, none out.
# Expected values: none: the model must fail, or its outputs are not compared by value.
given_scores = Parameter('given_scores', (U8, [1, 2], 0.125, 0), [3, 2])
given_boxes = Parameter('given_boxes', ('TENSOR_QUANT16_ASYMM', [1, 8], 0.125, 0), [16, 8, 72, 56, 0, 0, 40, 48])
batch_of_box = Parameter('batch_of_box', (I32, [1]), [0])
scores = Output('scores', (U8, [0], 0.125, 0))
boxes = Internal('boxes', ('TENSOR_QUANT16_ASYMM', [0, 4], 0.125, 0))
classes = Output('classes', (I32, [0]))
batches = Internal('batches', (I32, [0]))
image = Input('image', (U8, [1, 3, 3, 2], 0.125, 0))
rows = Internal('rows', (U8, [0, 1, 1, 2], 0.125, 0))
weights_2 = Parameter('weights_2', (U8, [2, 2], 0.125, 0), [0, 1, 2, 3])
bias_2 = Parameter('bias_2', (I32, [2], 0.015625, 0), [0, 0])
scores_of_none = Internal('scores_of_none', (U8, [0, 2], 0.125, 0))
weights_8 = Parameter('weights_8', (U8, [8, 2], 0.125, 0), [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0])
bias_8 = Parameter('bias_8', (I32, [8], 0.015625, 0), [0, 0, 0, 0, 0, 0, 0, 0])
deltas_of_none = Internal('deltas_of_none', (U8, [0, 8], 0.125, 0))
images = Input('images', ('TENSOR_QUANT16_ASYMM', [1, 2], 0.125, 0))
transformed = Output('transformed', ('TENSOR_QUANT16_ASYMM', [0, 8], 0.125, 0))
model = Model()
model.Operation('BOX_WITH_NMS_LIMIT', given_scores, given_boxes, batch_of_box, 100.0, -1, 0, 0.4, 1.0, 0.3).To(scores, boxes, classes, batches)
model.Operation('ROI_ALIGN', image, boxes, batches, 1, 1, 1.0, 1.0, 0, 0, False).To(rows)
model.Operation('FULLY_CONNECTED', rows, weights_2, bias_2, 0).To(scores_of_none)
model.Operation('FULLY_CONNECTED', rows, weights_8, bias_8, 0).To(deltas_of_none)
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas_of_none, batches, images).To(transformed)
Example({
    scores: [],
    classes: [],
    image: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    images: [512, 384],
    transformed: [],
}, name='no_boxes_quant8').AddVariations(signed(given_scores, scores, image, rows, weights_2, scores_of_none, weights_8, deltas_of_none)).DisableLifeTimeVariation()

# Boxes grow more than a hundred times, and shrink as much.
# Expected values: float64 formula.
boxes = Input('boxes', (F32, [4, 4]))
deltas = Input('deltas', (F32, [4, 4]))
owners = Input('owners', (I32, [4]))
images = Input('images', (F32, [1, 2]))
output = Output('output', (F32, [4, 4]))
model = Model()
model.Operation('AXIS_ALIGNED_BBOX_TRANSFORM', boxes, deltas, owners, images).To(output)
Example({
    boxes: [300.0, 300.0, 302.0, 302.0, 1.0, 2.0, 3.0, 4.0, 10.0, 10.0, 40.0, 60.0, 500.0, 500.0, 501.0, 500.5],
    deltas: [0.0, 0.0, 5.0, 5.0, 0.5, -0.5, 4.75, 0.125, 0.0, 0.0, -6.0, -7.0, 0.125, 0.0, 6.5, -3.0],
    owners: [0, 0, 0, 0],
    images: [2000.0, 2400.0],
    output: [152.58684, 152.58684, 449.41315, 449.41315, 0.0, 0.86685157, 118.58428, 3.1331484, 24.962818,
    34.977203, 25.037182, 35.022797, 168.05418, 500.23755, 833.1958, 500.26245],
}, name='grown').DisableLifeTimeVariation()

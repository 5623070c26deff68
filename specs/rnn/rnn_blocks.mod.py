# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/rnn.py; do not edit.
#
# RNN: whole blocks of channels.

import base64
import zlib

import numpy as np


def packed(dtype, text, unit=None):
    """Many values in little space: the first byte of each, then the second; times a unit."""
    planes = np.frombuffer(zlib.decompress(base64.b85decode(text)), "u1")
    planes = planes.reshape(np.dtype(dtype).itemsize, -1)
    values = np.frombuffer(planes.T.tobytes(), dtype)
    return (values if unit is None else np.multiply(values, unit, dtype="f8")).tolist()

# Cells of eight units, with several batches.
# Expected values: float64 formula.
x2 = Input('x2', ('TENSOR_FLOAT32', [1, 16]))
c3 = Parameter('c3', ('TENSOR_FLOAT32', [8, 16]), packed('|i1',
    'c-p0l!2tk348g+wGwW$rIFCGnput`$$XHCkL^Ne3m0mwJxvER&|NH>%Tp$e', 0.125
))
c4 = Parameter('c4', ('TENSOR_FLOAT32', [8, 8]), packed('<i2',
    'c-jGg0Du2C0qL{Ht@qI}e_8uQ`}v)h^}C%Lo6p}97yrqn-?a~g%Wtn^DM{1a0ofh<pN9wcF98khV?zz?eHlghHv#F7dh|!}m|#`e'
    'N@KQ{!{aGMd%y+dtlqw?zQo0FFXydH`z*`*jMEG^%E1VD<D?McV}1+jKADjYzCYCtk9zduYDKv', 1.52587890625e-05
))
c1 = Parameter('c1', ('TENSOR_FLOAT32', [8]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5])
x5 = Input('x5', ('TENSOR_FLOAT32', [1, 8]))
t6 = Output('t6', ('TENSOR_FLOAT32', [1, 8]))
t7 = Output('t7', ('TENSOR_FLOAT32', [1, 8]))
x9 = Input('x9', ('TENSOR_FLOAT32', [4, 16]))
c10 = Parameter('c10', ('TENSOR_FLOAT32', [8, 16]), packed('<i2',
    'c-ni}y*f47dbOz_bE*5|M(axU>ffcu?Q4stUsu$2<-Wg_l|6m;%=6FruWme8-oDiTbLQRN*%K4bOSW=X_UFH(T=V_vu!6ks`#)4R'
    'q@=fVHNRB(V<7scZR;|Hn<{1J8)mLq`OP4W`QGe6pTad}-HW^(b{K9*eSGki0mr)i%WSEj8363Se=-', 1.52587890625e-05
))
c11 = Parameter('c11', ('TENSOR_FLOAT32', [8, 8]), packed('<i2',
    'c-jGg0Du3N>jO_4kI|<E(@9OKGx7Z;(J=|lo1vX=A!pNdk&)l^K>?dv!RaU68~Y2P?K=axh5K()Q<bl$P4(FUm+J%Q{5P``3ww&@'
    '3a62D6svx89uO#q87u3<ra+hkl>u1TXv)j#<bQgG89od3dc3XPl|{&d<%!`7;R_Af==?V_>Ol(', 1.52587890625e-05
))
c8 = Parameter('c8', ('TENSOR_FLOAT32', [8]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5])
x12 = Input('x12', ('TENSOR_FLOAT32', [4, 8]))
t13 = Output('t13', ('TENSOR_FLOAT32', [4, 8]))
t14 = Output('t14', ('TENSOR_FLOAT32', [4, 8]))
x16 = Input('x16', ('TENSOR_FLOAT32', [5, 16]))
c17 = Parameter('c17', ('TENSOR_FLOAT32', [8, 16]), packed('|i1',
    'c-p0l#}NQ948jEa&y0h;LOvX#gn<~JN-TrR=3EORG$@O5gIkrq&kqbs843', 0.125
))
c18 = Parameter('c18', ('TENSOR_FLOAT32', [8, 8]), packed('|i1',
    'c-ke3u>k-u41zHK-yEyy2I3%r*u|oF`auUC<c{P+yqaVZ9vnCd4g', 0.125
))
c15 = Parameter('c15', ('TENSOR_FLOAT32', [8]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5])
x19 = Input('x19', ('TENSOR_FLOAT32', [5, 8]))
t20 = Output('t20', ('TENSOR_FLOAT32', [5, 8]))
t21 = Output('t21', ('TENSOR_FLOAT32', [5, 8]))
x23 = Input('x23', ('TENSOR_FLOAT32', [8, 16]))
c24 = Parameter('c24', ('TENSOR_FLOAT32', [8, 16]), packed('<i2',
    'c-njG|Npn}WP5Kzese}$#nUH))#K$?%Wo`g_1=Hlzd5(^ar9N)tIHSeKFhCrI^DB%egE<Pm6M+~?!CN_H=Fe><(m5+*%XH=PQ8(_'
    'v3cg>uw8c|BkDD}dJirWn>kTv<%9A|zb(tRZH&-*prY_?mu3W`&&?O6ix>II^@$pVXh~B+GXNfpe1`', 1.52587890625e-05
))
c25 = Parameter('c25', ('TENSOR_FLOAT32', [8, 8]), packed('|i1',
    'c-k$B!3_W~5Q5PCXV#uc6Fv$7k$x}|Ee_nw?9R}`YkZs$TJ!+qCKUD', 0.125
))
c22 = Parameter('c22', ('TENSOR_FLOAT32', [8]), [0.5, -1.5, 2.0, 0.5, -1.5, 2.0, 0.5, -1.5])
x26 = Input('x26', ('TENSOR_FLOAT32', [8, 8]))
t27 = Output('t27', ('TENSOR_FLOAT32', [8, 8]))
t28 = Output('t28', ('TENSOR_FLOAT32', [8, 8]))
model = Model()
model.Operation('RNN', x2, c3, c4, c1, x5, 0).To(t6, t7)
model.Operation('RNN', x9, c10, c11, c8, x12, 1).To(t13, t14)
model.Operation('RNN', x16, c17, c18, c15, x19, 0).To(t20, t21)
model.Operation('RNN', x23, c24, c25, c22, x26, 0).To(t27, t28)
Example({
    x2: [0.006942749, -0.1278534, 0.11387634, -0.2863922, -0.14674377, -0.49479675, 0.29707336, 0.09605408,
    -0.11723328, -0.08888245, 0.41072083, -0.089920044, 0.064590454, -0.20222473, 0.19288635,
    -0.009780884],
    x5: [0.0, 0.0, 0.125, -0.125, 0.0, -0.25, 0.0, 0.0],
    t6: [0.55007935, -1.3761387, 2.1271057, 0.6776085, -1.4231415, 1.8932171, 0.3354473, -1.4532223],
    t7: [0.55007935, -1.3761387, 2.1271057, 0.6776085, -1.4231415, 1.8932171, 0.3354473, -1.4532223],
    x9: packed('|i1',
    'c-kF`K@I=_48dyue>0mMR5XUbMN?uBayxIVno7zM`B~m03$&CC1^', 0.125
),
    x12: [0.25, 0.0, 0.0, 0.25, 0.0, 0.25, 0.0, 0.0, -0.125, 0.25, 0.0, -0.25, -0.125, 0.0, -0.25, 0.25, 0.0,
    0.125, 0.25, 0.0, 0.0, -0.25, 0.0, 0.125, 0.25, 0.0, 0.25, 0.125, 0.0, 0.125, 0.0, 0.0],
    t13: [0.37580872, 0.0, 2.2598114, 0.03268814, 0.0, 2.1150818, 0.40692902, 0.0, 0.46984482, 0.0, 1.965683,
    0.47099304, 0.0, 1.8604126, 0.7378578, 0.0, 0.5694599, 0.0, 2.1906643, 0.7991543, 0.0,
    1.8455868, 0.25854683, 0.0, 0.5034027, 0.0, 2.0484543, 0.2888565, 0.0, 1.8741341, 0.4223938,
    0.0],
    t14: [0.37580872, 0.0, 2.2598114, 0.03268814, 0.0, 2.1150818, 0.40692902, 0.0, 0.46984482, 0.0, 1.965683,
    0.47099304, 0.0, 1.8604126, 0.7378578, 0.0, 0.5694599, 0.0, 2.1906643, 0.7991543, 0.0,
    1.8455868, 0.25854683, 0.0, 0.5034027, 0.0, 2.0484543, 0.2888565, 0.0, 1.8741341, 0.4223938,
    0.0],
    x16: packed('<i2',
    'c-qUn_|tvr>#e4_sgljhZ5O-$ul=~%{$k?q=Jcm8d6(up+eRDnuN7Z?wR^UH>($D=2bndc7oTT-ym+JZ;<dS%n3{c@)}Fc4UjI~J'
    'SKY~uj%VfT1#MHS{$EsISTnKivI3jSfg8n=hfl5DJ1=*=b(^?<m35JHt=hEz!aqzbjFYfv1^_@xQXB', 1.52587890625e-05
),
    x19: [-0.069869995, -0.42430115, -0.25434875, -0.18760681, -0.1431427, -0.33766174, -0.27095032,
    -0.13285828, -0.23570251, 0.27043152, 0.09202576, 0.055282593, -0.2164154, 0.32783508,
    -0.35417175, -0.06410217, 0.30769348, -0.49742126, -0.18180847, -0.15892029, -0.45594788,
    0.1131134, 0.06581116, 0.43086243, 0.20063782, 0.19837952, -0.4790802, 0.18382263, 0.21113586,
    0.11122131, 0.19636536, 0.04862976, 0.47227478, 0.0978241, 0.3564911, -0.14897156, -0.41880798,
    -0.09312439, 0.2938385, 0.1959076],
    t20: [0.59939194, -1.428051, 1.7912827, 0.46242142, -1.8531399, 1.89888, 0.33779144, -1.6413212,
    0.1941185, -1.5464554, 2.1016998, 0.52568054, -1.36767, 1.970768, 0.7128601, -1.4435978,
    0.34806824, -1.6393852, 2.062275, 0.45643616, -1.629797, 1.7662773, 0.7179756, -1.4984303,
    0.60141754, -1.5225258, 2.0394058, 0.8156624, -1.2625637, 1.8987389, 0.24620819, -1.3541279,
    0.8326912, -1.5357285, 2.317566, 0.6832886, -1.3045101, 1.997097, 0.2920456, -1.410223],
    t21: [0.59939194, -1.428051, 1.7912827, 0.46242142, -1.8531399, 1.89888, 0.33779144, -1.6413212,
    0.1941185, -1.5464554, 2.1016998, 0.52568054, -1.36767, 1.970768, 0.7128601, -1.4435978,
    0.34806824, -1.6393852, 2.062275, 0.45643616, -1.629797, 1.7662773, 0.7179756, -1.4984303,
    0.60141754, -1.5225258, 2.0394058, 0.8156624, -1.2625637, 1.8987389, 0.24620819, -1.3541279,
    0.8326912, -1.5357285, 2.317566, 0.6832886, -1.3045101, 1.997097, 0.2920456, -1.410223],
    x23: packed('|i1',
    'c-p0lK@I>g5CMn(zuDII)O%$jNI<d(=D|Y7S*H1}(`>4=>iYNj0B6@K;Q', 0.125
),
    x26: packed('<i2',
    'c-jGg0Du2gyQMRGbK}7sg_qTbBPj`KeZO<D^Hsg6btCO>2_=<@Q2}wY<?985g)xb<^<fRqt;Lh2X$=``4Wn7RRlB97E5HqL9U=|J'
    'p%=M+jsejf-ng2%$}nNb#7ghEt<{9`IieKeu6P169Lg=C_Q#qeo!!7Q9-5DBMn21Jr7OU}5kEN', 1.52587890625e-05
),
    t27: packed('<i4',
    'c-rfId)Mmk^7|{x93E{vHQ`r<z54Bx`ow-kb=RvxkAE_27F}v7v^h7=Bz^V%Ys%f7x@+&|CWs!rc=_mK-#3-%TlcQqQTO0?s;B(j'
    'o}^^k7MaJ3bDQ%x&aRpkDYixI_krcVZH^S)x)rxPWy7MNkIQ`n`MoYF=RUG{_p-RW@UhCT8ZDO3e9T`2nZB@m;%E8H&+?7w8$Zh@'
    '0j7_v-}sn6^D%v5`5?gjMS$rG+dBcK&-~1v*}n2Ke-UE(!uW}o=_^p4;XeZekx2spuv>Ms', 1.9073486328125e-06
),
    t28: packed('<i4',
    'c-rfId)Mmk^7|{x93E{vHQ`r<z54Bx`ow-kb=RvxkAE_27F}v7v^h7=Bz^V%Ys%f7x@+&|CWs!rc=_mK-#3-%TlcQqQTO0?s;B(j'
    'o}^^k7MaJ3bDQ%x&aRpkDYixI_krcVZH^S)x)rxPWy7MNkIQ`n`MoYF=RUG{_p-RW@UhCT8ZDO3e9T`2nZB@m;%E8H&+?7w8$Zh@'
    '0j7_v-}sn6^D%v5`5?gjMS$rG+dBcK&-~1v*}n2Ke-UE(!uW}o=_^p4;XeZekx2spuv>Ms', 1.9073486328125e-06
),
}, name='cells').DisableLifeTimeVariation()

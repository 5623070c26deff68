# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/reshape.py; do not edit.
#
# DEPTH_TO_SPACE: blocks, layouts, types.

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
U8 = 'TENSOR_QUANT8_ASYMM'

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 8]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: packed('<f4',
    'c-s3QFKfJ}dBgcne&;WLQC@NIvCofLAqm_5Noy+$on0Y$yqfP}W!7Eu_SzlYX)!!P%FA1$jAafKeZQ3S-S_Y9W2csy2hV)`^z#+{'
    '_S?;8j<I-)=vKYlqtYp6FPD?n&(wUoE&0LXbNezbU*uzSnlMp#r|{0tlKdZPf7GrkToQ78-ttRaA^)!U9ekPkP@l)kn~&YW;Q$Z<'
    'f#X4YhXWw?eg{Vf+x_++_JITYf$~6N-+mzP-~oq&jsQ`>Vax'
),
    output: packed('<f4',
    'c-jHL06+imA00FDPS4ZhO!%6tgRsx^BdEbtV7C4nD<cwn4&ixyxQk}Zs2Rs<-8Y9^3=$)!g<3PxV)sp@H&dA$z;gHf+s4Y{<@3}p'
    'hueb`Eqduc9&BdJ#so{eB#9P}0)yLzW8kCF4go?Fx$_y$zG%~skrTNO@O}7wu5qN&3RM1O;V%qS$DXIuPQmF)OAZG>K)^siLBT)3'
    'K)*o1KtMo1z`#I3Ks~=dz`#I2K)}GjK)}Jkz`(!1K)%1gK*2#RL}AP'
),
}, name='block_2').AddNchw(input, output, layout).AddVariations('relaxed', 'float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 8]))
output = Output('output', (F32, [1, 4, 6, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: packed('<f4',
    'c-s3QFKfJ}dBgcne&;WLQC@NIvCofLAqm_5Noy+$on0Y$yqfP}W!7Eu_SzlYX)!!P%FA1$jAafKeZQ3S-S_Y9W2csy2hV)`^z#+{'
    '_S?;8j<I-)=vKYlqtYp6FPD?n&(wUoE&0LXbNezbU*uzSnlMp#r|{0tlKdZPf7GrkToQ78-ttRaA^)!U9ekPkP@l)kn~&YW;Q$Z<'
    'f#X4YhXWw?eg{Vf+x_++_JITYf$~6N-+mzP-~oq&jsQ`>Vax'
),
    output: packed('<f4',
    'c-jHL06+imA00FDPS4ZhO!%6tgRsx^BdEbtV7C4nD<cwn4&ixyxQk}Zs2Rs<-8Y9^3=$)!g<3PxV)sp@H&dA$z;gHf+s4Y{<@3}p'
    'hueb`Eqduc9&BdJ#so{eB#9P}0)yLzW8kCF4go?Fx$_y$zG%~skrTNO@O}7wu5qN&3RM1O;V%qS$DXIuPQmF)OAZG>K)^siLBT)3'
    'K)*o1KtMo1z`#I3Ks~=dz`#I2K)}GjK)}Jkz`(!1K)%1gK*2#RL}AP'
),
}, name='block_2_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 8], 0.5, 101))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 4, 6, 2], 0.5, 101))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5&$;#9oR|9>KAwp(^}X?+Z3d&!{kg9D4F8@v|6qQ_5#bNK_lgfBg?LJu-V$5ASd4*00045p8OH'
),
    output: packed('<i2',
    'c-mw5&$+eX<C&<o8H`5v=Dgf*>U-nC{kg9D4F8@vFZ_Y`o~NYgtq1cfjuanA3K3hqSd4*0003KX8OH'
),
}, name='block_2_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 8], 0.5, 101))
output = Output('output', (U8, [1, 4, 6, 2], 0.5, 101))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: packed('<i2',
    'c-mw5&$;#9oR|9>KAwp(^}X?+Z3d&!{kg9D4F8@v|6qQ_5#bNK_lgfBg?LJu-V$5ASd4*00045p8OH'
),
    output: packed('<i2',
    'c-mw5&$+eX<C&<o8H`5v=Dgf*>U-nC{kg9D4F8@vFZ_Y`o~NYgtq1cfjuanA3K3hqSd4*0003KX8OH'
),
}, name='block_2_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 2, 4]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: [-4.419, 5.457, -8.034, -5.92, -2.849, -8.023, 2.269, 2.543, 5.474, -5.952, 6.693, 5.791, -2.165,
    8.463, 7.273, -4.992],
    output: [-4.419, 5.457, -2.849, -8.023, -8.034, -5.92, 2.269, 2.543, 5.474, -5.952, -2.165, 8.463, 6.693,
    5.791, 7.273, -4.992],
}, name='block_2_batches').AddNchw(input, output, layout).AddVariations('float16')

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [2, 1, 2, 4]))
output = Output('output', (F32, [2, 2, 4, 1]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: [-4.419, 5.457, -8.034, -5.92, -2.849, -8.023, 2.269, 2.543, 5.474, -5.952, 6.693, 5.791, -2.165,
    8.463, 7.273, -4.992],
    output: [-4.419, 5.457, -2.849, -8.023, -8.034, -5.92, 2.269, 2.543, 5.474, -5.952, -2.165, 8.463, 6.693,
    5.791, 7.273, -4.992],
}, name='block_2_batches_without_layout').AddVariations('float16')

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 2, 4], 0.013700000010430813, 0))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [2, 2, 4, 1], 0.013700000010430813, 0))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: [0, 255, 165, 201, 200, 121, 135, 28, 226, 61, 120, 124, 61, 227, 205, 58],
    output: [0, 255, 200, 121, 165, 201, 135, 28, 226, 61, 61, 227, 120, 124, 205, 58],
}, name='block_2_batches_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output))

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [2, 1, 2, 4], 0.013700000010430813, 0))
output = Output('output', (U8, [2, 2, 4, 1], 0.013700000010430813, 0))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: [0, 255, 165, 201, 200, 121, 135, 28, 226, 61, 120, 124, 61, 227, 205, 58],
    output: [0, 255, 200, 121, 165, 201, 135, 28, 226, 61, 61, 227, 120, 124, 205, 58],
}, name='block_2_batches_without_layout_quant8').AddVariations(signed(input, output))

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 2, 18]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 3, 6, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 3, layout).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`@}f1X(QZP~a0u)eI13ho3mA58k}!xyFqGY*!v@QLndd665XYVSEy=guAga-ST+*L+qpg*Sdt_1T-OGc7~&r$Ky?>FqC@'
    'RL3-z`yXXs<oe3dgS*ZFJK^%!-0rB{&+3C!-Z-zB#>nlxK)<}eKR`dgK)=91z(Br1KtRC2z`wvhz`#I2z(BviK)^rr;ZIE'
),
    output: packed('<f4',
    'c-jGw0B`@}f1X(QZA|*?!xyI6xB#%etOzp>mbUPZ3ho3mABpa0d665XYVSEy=Qn;)_1T-w9sqKm9IP`fL-VJ?*L+qpg+Y9g>FqC@'
    'RL3-z`{DA~-0r9!Wnkp`%G}TDgH_(qgS*ZFJ2<bI#>nlxK)<}eKS031z`wviKfpl0z(2siKtRAiz(Br1KtR91K)^pcC{Il'
),
}, name='block_3').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 2, 18]))
output = Output('output', (F32, [1, 3, 6, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 3).To(output)
Example({
    input: packed('<f4',
    'c-jGw0B`@}f1X(QZP~a0u)eI13ho3mA58k}!xyFqGY*!v@QLndd665XYVSEy=guAga-ST+*L+qpg*Sdt_1T-OGc7~&r$Ky?>FqC@'
    'RL3-z`yXXs<oe3dgS*ZFJK^%!-0rB{&+3C!-Z-zB#>nlxK)<}eKR`dgK)=91z(Br1KtRC2z`wvhz`#I2z(BviK)^rr;ZIE'
),
    output: packed('<f4',
    'c-jGw0B`@}f1X(QZA|*?!xyI6xB#%etOzp>mbUPZ3ho3mABpa0d665XYVSEy=Qn;)_1T-w9sqKm9IP`fL-VJ?*L+qpg+Y9g>FqC@'
    'RL3-z`{DA~-0r9!Wnkp`%G}TDgH_(qgS*ZFJ2<bI#>nlxK)<}eKS031z`wviKfpl0z(2siKtRAiz(Br1KtR91K)^pcC{Il'
),
}, name='block_3_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 18], 2.25, 255))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 3, 6, 2], 2.25, 255))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 3, layout).To(output)
Example({
    input: packed('<i2',
    'c-mw5&+D?ugsrY3Rbb1;T`%2sKbh-Zw50C-c7~UV;itcN9a%i%6ax_e0N~6L)&'
),
    output: packed('<i2',
    'c-mw5&+D?uWUhPBlDhkBbrq=sTedU2R1818ao0<?-A}%F9a%i%6ax_e0NSV$)&'
),
}, name='block_3_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 18], 2.25, 255))
output = Output('output', (U8, [1, 3, 6, 2], 2.25, 255))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 3).To(output)
Example({
    input: packed('<i2',
    'c-mw5&+D?ugsrY3Rbb1;T`%2sKbh-Zw50C-c7~UV;itcN9a%i%6ax_e0N~6L)&'
),
    output: packed('<i2',
    'c-mw5&+D?uWUhPBlDhkBbrq=sTedU2R1818ao0<?-A}%F9a%i%6ax_e0NSV$)&'
),
}, name='block_3_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 1, layout).To(output)
Example({
    input: [6.205, -5.008, 8.688, -8.81, 3.757, -3.555, -0.779, 7.893, 8.212, -6.87, -7.184, -7.572],
    output: [6.205, -5.008, 8.688, -8.81, 3.757, -3.555, -0.779, 7.893, 8.212, -6.87, -7.184, -7.572],
}, name='block_1').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 2, 3, 2]))
output = Output('output', (F32, [1, 2, 3, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 1).To(output)
Example({
    input: [6.205, -5.008, 8.688, -8.81, 3.757, -3.555, -0.779, 7.893, 8.212, -6.87, -7.184, -7.572],
    output: [6.205, -5.008, 8.688, -8.81, 3.757, -3.555, -0.779, 7.893, 8.212, -6.87, -7.184, -7.572],
}, name='block_1_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 1, layout).To(output)
Example({
    input: [0, 255, 39, 139, 19, 130, 10, 91, 105, 183, 250, 245],
    output: [0, 255, 39, 139, 19, 130, 10, 91, 105, 183, 250, 245],
}, name='block_1_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
output = Output('output', (U8, [1, 2, 3, 2], 0.10000000149011612, 37))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 1).To(output)
Example({
    input: [0, 255, 39, 139, 19, 130, 10, 91, 105, 183, 250, 245],
    output: [0, 255, 39, 139, 19, 130, 10, 91, 105, 183, 250, 245],
}, name='block_1_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 1, 12]))
layout = BoolScalar('layout', False)
output = Output('output', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: [2.688, 5.506, -8.491, 3.869, -5.488, -1.936, -4.407, 6.856, 1.59, -5.26, -1.132, -3.788],
    output: [2.688, 5.506, -8.491, 3.869, -5.488, -1.936, -4.407, 6.856, 1.59, -5.26, -1.132, -3.788],
}, name='pixel').AddNchw(input, output, layout).AddVariations('float16').DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (F32, [1, 1, 1, 12]))
output = Output('output', (F32, [1, 2, 2, 3]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: [2.688, 5.506, -8.491, 3.869, -5.488, -1.936, -4.407, 6.856, 1.59, -5.26, -1.132, -3.788],
    output: [2.688, 5.506, -8.491, 3.869, -5.488, -1.936, -4.407, 6.856, 1.59, -5.26, -1.132, -3.788],
}, name='pixel_without_layout').AddVariations('float16').DisableLifeTimeVariation()

# Channels become pixels: rows of the block first.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 1, 12], 0.5, 128))
layout = BoolScalar('layout', False)
output = Output('output', (U8, [1, 2, 2, 3], 0.5, 128))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2, layout).To(output)
Example({
    input: [0, 255, 216, 11, 148, 224, 18, 26, 79, 198, 217, 17],
    output: [0, 255, 216, 11, 148, 224, 18, 26, 79, 198, 217, 17],
}, name='pixel_quant8').AddNchw(input, output, layout).AddVariations(signed(input, output)).DisableLifeTimeVariation()

# The argument list of the first version.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 1, 12], 0.5, 128))
output = Output('output', (U8, [1, 2, 2, 3], 0.5, 128))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(output)
Example({
    input: [0, 255, 216, 11, 148, 224, 18, 26, 79, 198, 217, 17],
    output: [0, 255, 216, 11, 148, 224, 18, 26, 79, 198, 217, 17],
}, name='pixel_without_layout_quant8').AddVariations(signed(input, output)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 8], 0.5, 0))
moved = Internal('moved', (U8, [1, 2, 4, 2], 0.5, 0))
output = Output('output', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 214, 153, 74, 164, 246, 37, 87, 51, 99, 124, 69, 236, 89, 136],
    output: [0.0, 127.5, 107.0, 76.5, 43.5, 25.5, 49.5, 62.0, 37.0, 82.0, 123.0, 18.5, 34.5, 118.0, 44.5, 68.0],
}, name='real_codes_zero_point_0').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 8], 0.5, 128))
moved = Internal('moved', (U8, [1, 2, 4, 2], 0.5, 128))
output = Output('output', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 105, 189, 70, 24, 222, 171, 159, 37, 15, 100, 86, 60, 202, 171],
    output: [-64.0, 63.5, -11.5, 30.5, 15.5, -45.5, -56.5, -14.0, -29.0, -52.0, 47.0, 21.5, -21.0, -34.0, 37.0,
    21.5],
}, name='real_codes_zero_point_128').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

# What is quantized is copied to the bit: as real numbers every step shows.
# Expected values: float64 formula.
input = Input('input', (U8, [1, 1, 2, 8], 0.5, 255))
moved = Internal('moved', (U8, [1, 2, 4, 2], 0.5, 255))
output = Output('output', (F32, [1, 2, 4, 2]))
model = Model()
model.Operation('DEPTH_TO_SPACE', input, 2).To(moved)
model.Operation('DEQUANTIZE', moved).To(output)
Example({
    input: [0, 255, 98, 133, 1, 128, 167, 239, 49, 60, 233, 21, 102, 100, 228, 9],
    output: [-127.5, 0.0, -78.5, -61.0, -103.0, -97.5, -11.0, -117.0, -127.0, -63.5, -44.0, -8.0, -76.5, -77.5,
    -13.5, -123.0],
}, name='real_codes_zero_point_255').AddVariations(signed(input, moved)).DisableLifeTimeVariation()

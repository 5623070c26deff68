/* Native loops of the reference driver: what NumPy takes several passes over memory for, in one.

   An argument is one or more slots: an array takes three (address, number of elements, type as in NumPy's dtype.char),
   an integer one. No loop looks whether its arguments fit; recording/native.py does for what comes from a file.

   To be compiled with -ffp-contract=off: a product and a sum are rounded one by one, unless both are exact. */

#include <math.h>
#include <stdint.h>

#ifdef __AVX512F__
#include <immintrin.h>
#endif

typedef union {
    void *address;
    int64_t number;
} slot;

#define ARRAY(T, name)                                                                                                 \
    T *restrict name = s[0].address;                                                                                   \
    const int64_t name##_size = s[1].number, name##_type = s[2].number;                                                \
    (void)name##_size, (void)name##_type, s += 3
#define NUMBER(name) const int64_t name = s++->number

enum { LANES = 16, PIXELS = 8, PANEL = 2 * LANES };

typedef float lanes __attribute__((vector_size(4 * LANES), aligned(4), may_alias));

static inline int64_t min(int64_t a, int64_t b) { return a < b ? a : b; }

static inline lanes load(const float *from) { return *(const lanes *)from; }

static inline void store(float *to, lanes values) { *(lanes *)to = values; }

/* np.maximum and np.minimum: a NaN stays, and of two zeros it is the bound's. */
#define CLAMP(v, low, high) v = v <= (low) ? (low) : v, v = v >= (high) ? (high) : v

int64_t has_512_bits(void) {
#ifdef __AVX512F__
    return 1;
#else
    return 0;
#endif
}

/* The end of a convolution, a row at a time: see Finish in arithmetic/epilogue.py. Constants begin with low, high and
   offset; after that, those of each kind follow for one period of channels. */

enum { BIAS, SCALED, ROUNDED_TWICE, SCALED_IN_DOUBLE, INTEGER };

#define FINISH(NAME, TARGET, CONVERT, T, KINDS, FORMULA)                                                               \
    static void NAME(const float *restrict sums, TARGET *restrict target, int64_t length, const T *constants,          \
                     int64_t size) {                                                                                   \
        const T low = constants[0], high = constants[1], offset = constants[2];                                        \
        const int64_t period = (size - 3) / KINDS;                                                                     \
        const T *restrict c0 = constants + 3, *restrict c1 = c0 + period, *restrict c2 = c1 + period;                  \
        const T *restrict c3 = c2 + period, *restrict c4 = c3 + period;                                                \
        (void)offset, (void)c1, (void)c2, (void)c3, (void)c4;                                                          \
        for (int64_t base = 0; base < length; base += period) {                                                        \
            const int64_t count = min(period, length - base);                                                          \
            for (int64_t k = 0; k < count; k++) {                                                                      \
                T v = sums[base + k];                                                                                  \
                FORMULA;                                                                                               \
                target[base + k] = CONVERT(v);                                                                         \
            }                                                                                                          \
        }                                                                                                              \
    }

/* Halves go up, or away from zero. */
static inline int64_t shifted(int64_t v, int64_t right, int away) {
    return (v + ((INT64_C(1) << right) >> 1) - (away && v < 0)) >> right;
}

/* Shifted to the left, times the mantissa, halves up; shifted to the right. */
static inline int64_t twice_rounded(int64_t v, int64_t mantissa, int64_t left, int64_t right, int away) {
    return shifted(((int64_t)((uint64_t)v << left) * mantissa + (1 << 30)) >> 31, right, away);
}

#define FINISHES(SUFFIX, TARGET, CONVERT)                                                                              \
    FINISH(with_bias_##SUFFIX, TARGET, CONVERT, float, 1, v += c0[k]; CLAMP(v, low, high))                             \
    FINISH(scaled_##SUFFIX, TARGET, CONVERT, float, 2, v = (v + c0[k]) * c1[k]; CLAMP(v, low, high);                   \
           v = floorf(v) + offset)                                                                                     \
    FINISH(rounded_twice_##SUFFIX, TARGET, CONVERT, double, 3, v = floor(v * c0[k] + c1[k]); v = rint(v * c2[k]);      \
           CLAMP(v, low, high); v += offset)                                                                           \
    FINISH(scaled_in_double_##SUFFIX, TARGET, CONVERT, double, 2, v = v * c0[k] + c1[k]; CLAMP(v, low, high);          \
           v = floor(v) + offset)                                                                                      \
    FINISH(integer_##SUFFIX, TARGET, CONVERT, double, 5,                                                               \
           v = (double)twice_rounded((int64_t)v + (int64_t)c0[k], (int64_t)c1[k], (int64_t)c2[k], (int64_t)c3[k],      \
                                     c4[k] != 0);                                                                      \
           CLAMP(v, low, high); v += offset)

FINISHES(floats, float, (float))
FINISHES(bytes, uint8_t, (uint8_t)(int32_t))

typedef struct {
    void *target;
    int64_t type, way, single_count, double_count;
    const float *singles;
    const double *doubles;
} finish;

#define FINISH_ROW(SUFFIX, TARGET)                                                                                     \
    do {                                                                                                               \
        TARGET *to = (TARGET *)f->target + at;                                                                         \
        if (f->way == BIAS) with_bias_##SUFFIX(sums, to, length, f->singles, f->single_count);                         \
        else if (f->way == SCALED) scaled_##SUFFIX(sums, to, length, f->singles, f->single_count);                     \
        else if (f->way == ROUNDED_TWICE) rounded_twice_##SUFFIX(sums, to, length, f->doubles, f->double_count);       \
        else if (f->way == SCALED_IN_DOUBLE)                                                                           \
            scaled_in_double_##SUFFIX(sums, to, length, f->doubles, f->double_count);                                  \
        else integer_##SUFFIX(sums, to, length, f->doubles, f->double_count);                                          \
    } while (0)

static void finish_row(const float *sums, const finish *f, int64_t at, int64_t length) {
    if (f->type == 'f') FINISH_ROW(floats, float);
    else FINISH_ROW(bytes, uint8_t);
}

/* rows of length sums each, to rows of the target that are stride apart */
void finish_rows(const slot *s) {
    ARRAY(const float, sums);
    ARRAY(void, target);
    NUMBER(rows);
    NUMBER(length);
    NUMBER(stride);
    NUMBER(way);
    ARRAY(const float, singles);
    ARRAY(const double, doubles);
    const finish f = {target, target_type, way, singles_size, doubles_size, singles, doubles};
    for (int64_t row = 0; row < rows; row++) finish_row(sums + row * length, &f, row * stride, length);
}

/* Depthwise convolution: sums of one product a tap, a row at a time, finished while in cache. Taps are [height, width,
   period]; the period is a multiple of LANES, or longer and a part of length: then its last lanes overlap those before.
   From one period to the next are step elements of the image. Strides: of rows of the image, of taps down and across,
   of rows of the target. sums has room for length. */
void depthwise(const slot *s) {
    ARRAY(const float, image);
    ARRAY(const float, taps);
    ARRAY(float, sums);
    ARRAY(void, target);
    NUMBER(rows);
    NUMBER(length);
    NUMBER(height);
    NUMBER(width);
    NUMBER(row_stride);
    NUMBER(down);
    NUMBER(across);
    NUMBER(below);
    NUMBER(step);
    NUMBER(way);
    ARRAY(const float, singles);
    ARRAY(const double, doubles);
    const finish f = {target, target_type, way, singles_size, doubles_size, singles, doubles};
    const int64_t period = taps_size / (height * width);
    for (int64_t row = 0; row < rows; row++) {
        const float *start = image + row * row_stride;
        for (int64_t first = 0; first < period; first += LANES) {
            const int64_t k = min(first, period - LANES);
            const float *from = start + k, *tap = taps + k;
            if (height == 3 && width == 3) {
                lanes t[9];
                for (int j = 0; j < 9; j++) t[j] = load(tap + j * period);
                for (int64_t to = k; to + LANES <= length; to += period, from += step) {
                    lanes v = {0};
                    for (int j = 0; j < 9; j++) v += load(from + j / 3 * down + j % 3 * across) * t[j];
                    store(sums + to, v);
                }
                continue;
            }
            for (int64_t to = k; to + LANES <= length; to += period, from += step) {
                lanes v = {0};
                const float *t = tap;
                for (int64_t y = 0; y < height; y++)
                    for (int64_t x = 0; x < width; x++, t += period) v += load(from + y * down + x * across) * load(t);
                store(sums + to, v);
            }
        }
        for (int64_t k = length / LANES * LANES; k < length; k++) {
            const float *from = start + k / period * step + k % period, *t = taps + k % period;
            float v = 0;
            for (int64_t y = 0; y < height; y++)
                for (int64_t x = 0; x < width; x++, t += period) v += from[y * down + x * across] * *t;
            sums[k] = v;
        }
        finish_row(sums, &f, row * below, length);
    }
}

/* matrix [rows, columns, height, run]: of each patch, height runs of the image. Strides: of rows and columns of
   patches, of runs of a patch. Whole lanes are copied where there is room: the next runs overwrite what is too much. */
void copy_patches(const slot *s) {
    ARRAY(const float, image);
    ARRAY(float, matrix);
    NUMBER(rows);
    NUMBER(columns);
    NUMBER(height);
    NUMBER(run);
    NUMBER(row_stride);
    NUMBER(across);
    NUMBER(down);
    int64_t to = 0;
    for (int64_t row = 0; row < rows; row++)
        for (int64_t column = 0; column < columns; column++)
            for (int64_t y = 0; y < height; y++, to += run) {
                const int64_t at = row * row_stride + column * across + y * down;
                if (to + run + LANES <= matrix_size && at + run + LANES <= image_size)
                    for (int64_t k = 0; k < run; k += LANES) store(matrix + to + k, load(image + at + k));
                else
                    for (int64_t k = 0; k < run; k++) matrix[to + k] = image[at + k];
            }
}

#ifdef __AVX512F__

static inline __m512 bytes(const uint8_t *from) {
    return _mm512_cvtepi32_ps(_mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)from)));
}

/* Products of codes, exact in whatever order: sums [pixels, columns] of matrix [pixels, depth]. panels [panels, depth,
   PANEL] hold bytes, from which zero_point is subtracted in registers; starts are the first columns of both lanes of
   each. 8 pixels times a panel are in registers at once; the last pixels overlap those before them. */
void multiply_panels(const slot *s) {
    ARRAY(const float, matrix);
    ARRAY(const uint8_t, panels);
    NUMBER(zero_point);
    ARRAY(const int64_t, starts);
    ARRAY(float, sums);
    NUMBER(pixels);
    NUMBER(depth);
    NUMBER(columns);
    const __m512 zero = _mm512_set1_ps((float)zero_point);
    for (int64_t panel = 0; panel < starts_size / 2; panel++) {
        const uint8_t *right = panels + panel * depth * PANEL;
        float *first = sums + starts[2 * panel], *second = sums + starts[2 * panel + 1];
        if (pixels < PIXELS) {
            /* Even and odd products apart, so that neither waits for the other. */
            for (int64_t pixel = 0; pixel < pixels; pixel++) {
                const float *left = matrix + pixel * depth;
                const uint8_t *from = right;
                __m512 a = _mm512_setzero_ps(), b = a, c = a, d = a;
                for (int64_t k = 0; k < depth; k++, from += PANEL) {
                    const __m512 x = _mm512_set1_ps(left[k]);
                    a = _mm512_fmadd_ps(x, _mm512_sub_ps(bytes(from), zero), a);
                    b = _mm512_fmadd_ps(x, _mm512_sub_ps(bytes(from + LANES), zero), b);
                    if (++k == depth) break;
                    const __m512 y = _mm512_set1_ps(left[k]);
                    from += PANEL;
                    c = _mm512_fmadd_ps(y, _mm512_sub_ps(bytes(from), zero), c);
                    d = _mm512_fmadd_ps(y, _mm512_sub_ps(bytes(from + LANES), zero), d);
                }
                _mm512_storeu_ps(first + pixel * columns, _mm512_add_ps(a, c));
                _mm512_storeu_ps(second + pixel * columns, _mm512_add_ps(b, d));
            }
            continue;
        }
        for (int64_t pixel = 0; pixel < pixels; pixel += PIXELS) {
            const int64_t at = min(pixel, pixels - PIXELS);
            const float *left = matrix + at * depth;
            __m512 a[PIXELS], b[PIXELS];
            for (int p = 0; p < PIXELS; p++) a[p] = b[p] = _mm512_setzero_ps();
            for (int64_t k = 0; k < depth; k++) {
                const uint8_t *from = right + k * PANEL;
                const __m512 one = _mm512_sub_ps(bytes(from), zero), other = _mm512_sub_ps(bytes(from + LANES), zero);
                for (int p = 0; p < PIXELS; p++) {
                    const __m512 x = _mm512_set1_ps(left[p * depth + k]);
                    a[p] = _mm512_fmadd_ps(x, one, a[p]);
                    b[p] = _mm512_fmadd_ps(x, other, b[p]);
                }
            }
            for (int p = 0; p < PIXELS; p++) {
                _mm512_storeu_ps(first + (at + p) * columns, a[p]);
                _mm512_storeu_ps(second + (at + p) * columns, b[p]);
            }
        }
    }
}

/* sums [columns] of row [depth] times matrix [depth, columns], of floats. Products are added in order, each rounded once
   together with its addition, whatever the number of columns and wherever they are. */
void multiply_row(const slot *s) {
    ARRAY(const float, row);
    ARRAY(const float, matrix);
    ARRAY(float, sums);
    enum { EACH = 8 };
    for (int64_t first = 0; first < sums_size; first += EACH * LANES) {
        __mmask16 masks[EACH];
        __m512 total[EACH];
        for (int p = 0; p < EACH; p++) {
            const int64_t rest = sums_size - first - p * LANES;
            masks[p] = rest >= LANES ? 0xffff : rest > 0 ? (__mmask16)((1 << rest) - 1) : 0;
            total[p] = _mm512_setzero_ps();
        }
        for (int64_t k = 0; k < row_size; k++) {
            const __m512 x = _mm512_set1_ps(row[k]);
            const float *from = matrix + k * sums_size + first;
            for (int p = 0; p < EACH; p++)
                total[p] = _mm512_fmadd_ps(x, _mm512_maskz_loadu_ps(masks[p], from + p * LANES), total[p]);
        }
        for (int p = 0; p < EACH; p++) _mm512_mask_storeu_ps(sums + first + p * LANES, masks[p], total[p]);
    }
}

/* Where pixels from the given one on are; beyond the last one, it again. */
static void find(int64_t *places, int64_t pixel, int64_t last, int64_t columns, int64_t down, int64_t across) {
    int64_t column = pixel % columns, at = pixel / columns * down + column * across;
    for (int k = 0; k < LANES; k++) {
        places[k] = at;
        if (pixel + k >= last) continue;
        at += across;
        if (++column == columns) column = 0, at += down - columns * across;
    }
}

/* A convolution of floats, with bias and activation. A sum begins with the bias, and products are added in the order
   of the filter, each rounded once together with its addition: so XNNPACK does it. EACH is the number of lanes of a
   pixel, of which registers hold 16 together. */
#define CONVOLVE(NAME, EACH, STORE)                                                                                    \
    static void NAME(const float *image, const float *right, const float *numbers, const float *bias, float *target,   \
                     int64_t first, int64_t second, int64_t last, int64_t columns, int64_t height, int64_t run,        \
                     const slot *strides) {                                                                            \
        const int64_t row = strides[0].number, column = strides[1].number, down = strides[2].number;                   \
        const int64_t below = strides[3].number, across = strides[4].number;                                           \
        const __m512 low = _mm512_set1_ps(numbers[0]), high = _mm512_set1_ps(numbers[1]);                              \
        int64_t places[LANES], targets[LANES];                                                                         \
        for (int64_t pixel = 0; pixel <= last; pixel += LANES / EACH) {                                                \
            find(places, pixel, last, columns, row, column);                                                           \
            find(targets, pixel, last, columns, below, across);                                                        \
            __m512 sums[LANES];                                                                                        \
            for (int p = 0; p < LANES; p++) sums[p] = _mm512_loadu_ps(bias + p % EACH * LANES);                        \
            const float *filters = right;                                                                              \
            for (int64_t y = 0; y < height; y++)                                                                       \
                for (int64_t k = 0; k < run; k++, filters += EACH * LANES)                                             \
                    for (int p = 0; p < LANES; p++)                                                                    \
                        sums[p] = _mm512_fmadd_ps(_mm512_set1_ps(image[places[p / EACH] + y * down + k]),              \
                                                  _mm512_loadu_ps(filters + p % EACH * LANES), sums[p]);               \
            for (int p = 0; p < LANES; p++) {                                                                          \
                __m512 v = sums[p];                                                                                    \
                v = _mm512_mask_mov_ps(v, _mm512_cmp_ps_mask(v, low, _CMP_LE_OQ), low);                                \
                v = _mm512_mask_mov_ps(v, _mm512_cmp_ps_mask(v, high, _CMP_GE_OQ), high);                              \
                STORE;                                                                                                 \
            }                                                                                                          \
        }                                                                                                              \
    }

CONVOLVE(convolve_wide, 2, _mm512_storeu_ps(target + targets[p / 2] + (p % 2 ? second : first), v))
CONVOLVE(convolve_narrow, 1, _mm256_storeu_ps(target + targets[p] + first, _mm512_castps512_ps256(v));
         _mm256_storeu_ps(target + targets[p] + second,
                          _mm256_castpd_ps(_mm512_extractf64x4_pd(_mm512_castps_pd(v), 1))))

/* panels [panels, height, run, both parts] are filters, of the channels that starts says: parts are lanes, or half of
   them where there are no more channels than lanes. numbers begin with the bounds of the results; the biases [panels,
   both parts] follow. Strides: of rows and columns of patches, of runs of a patch, of rows and columns of the target. */
void convolve(const slot *s) {
    ARRAY(const float, image);
    ARRAY(const float, panels);
    ARRAY(const float, numbers);
    ARRAY(const int64_t, starts);
    ARRAY(float, target);
    NUMBER(rows);
    NUMBER(columns);
    NUMBER(height);
    NUMBER(run);
    const slot *strides = s;
    const int64_t channels = s[5].number, width = channels <= LANES ? LANES : PANEL;
    for (int64_t panel = 0; panel < starts_size / 2; panel++)
        (channels <= LANES ? convolve_narrow : convolve_wide)(
            image, panels + panel * height * run * width, numbers, numbers + 2 + panel * width, target,
            starts[2 * panel], starts[2 * panel + 1], rows * columns - 1, columns, height, run, strides);
}

#else

void multiply_panels(const slot *s) { (void)s; }

void multiply_row(const slot *s) { (void)s; }

void convolve(const slot *s) { (void)s; }

#endif

/* x * relu6(x + 3) / 6 */
void hard_swish(const slot *s) {
    ARRAY(const float, source);
    ARRAY(float, target);
    for (int64_t k = 0; k < source_size; k++) {
        float gate = source[k] + 3.0f;
        CLAMP(gate, 0.0f, 6.0f);
        target[k] = source[k] * gate / 6.0f;
    }
}

/* Codes of floats, in double; halves go away from zero. numbers: scale, zero point, lowest and highest code. */
void quantize(const slot *s) {
    ARRAY(const float, source);
    ARRAY(const double, numbers);
    ARRAY(uint8_t, target);
    const double scale = numbers[0], zero_point = numbers[1], low = numbers[2], high = numbers[3];
    for (int64_t k = 0; k < source_size; k++) {
        double v = source[k] / scale;
        v = trunc(v + copysign(0.5, v)) + zero_point;
        CLAMP(v, low, high);
        target[k] = (uint8_t)(int32_t)v;
    }
}

/* Products of codes; right is repeated. numbers: both zero points; the multiplier, rounded to integers by the first
   rounding; of the second one, what is added, what is added to negative numbers, and the factor; the zero point of the
   target, lowest and highest code. All is exact in double. */
#define MULTIPLY(NAME, CODE)                                                                                           \
    static void NAME(const CODE *restrict left, const CODE *restrict right, const double *n, uint8_t *restrict target, \
                     int64_t size, int64_t period) {                                                                   \
        const double n0 = n[0], n1 = n[1], n2 = n[2], n3 = n[3], n4 = n[4], n5 = n[5], n6 = n[6], n7 = n[7], n8 = n[8];\
        for (int64_t base = 0; base < size; base += period)                                                            \
            for (int64_t k = 0; k < period; k++) {                                                                     \
                double v = floor((left[base + k] - n0) * (right[k] - n1) * n2 + 0.5);                                  \
                v = floor((v + (v < 0 ? n4 : 0.0) + n3) * n5) + n6;                                                    \
                CLAMP(v, n7, n8);                                                                                      \
                target[base + k] = (uint8_t)(int32_t)v;                                                                \
            }                                                                                                          \
    }

MULTIPLY(multiply_bytes, uint8_t)
MULTIPLY(multiply_signed, int8_t)

void multiply_codes(const slot *s) {
    ARRAY(const void, left);
    ARRAY(const void, right);
    ARRAY(const double, numbers);
    ARRAY(uint8_t, target);
    if (left_type == 'b') multiply_signed(left, right, numbers, target, left_size, right_size);
    else multiply_bytes(left, right, numbers, target, left_size, right_size);
}

/* Sums of codes: left_terms and right_terms [256] are what they stand for, right is repeated. See Multiplier.apply for
   what brings a sum to the scale of the target, for exponents that are not positive. */
void add_codes(const slot *s) {
    ARRAY(const int32_t, left_terms);
    ARRAY(const int32_t, right_terms);
    ARRAY(const uint8_t, left);
    ARRAY(const uint8_t, right);
    NUMBER(mantissa);
    NUMBER(right_shift);
    NUMBER(zero_point);
    NUMBER(low);
    NUMBER(high);
    ARRAY(uint8_t, target);
    const int64_t half = (INT64_C(1) << right_shift) >> 1, away = right_shift > 0;
    for (int64_t base = 0; base < left_size; base += right_size)
        for (int64_t k = 0; k < right_size; k++) {
            const int64_t sum = left_terms[left[base + k]] + right_terms[right[k]];
            const int64_t once = (sum * mantissa + (1 << 30)) >> 31;
            int32_t v = (int32_t)((once - (once < 0 ? away : 0) + half) >> right_shift) + (int32_t)zero_point;
            CLAMP(v, (int32_t)low, (int32_t)high);
            target[base + k] = (uint8_t)v;
        }
}

/* target [as left] from a table [256 * 256]; right is repeated. */
void look_up_pairs(const slot *s) {
    ARRAY(const uint8_t, table);
    ARRAY(const uint8_t, left);
    ARRAY(const uint8_t, right);
    ARRAY(uint8_t, target);
    for (int64_t base = 0; base < left_size; base += right_size) {
        const int64_t count = min(right_size, left_size - base);
        for (int64_t k = 0; k < count; k++) target[base + k] = table[left[base + k] << 8 | right[k]];
    }
}

/* sums [rows] of abs(code - zero_point) in codes, as many for each row */
#define ABSOLUTE_SUMS(CODE)                                                                                            \
    for (int64_t row = 0; row < sums_size; row++) {                                                                    \
        int32_t total = 0;                                                                                             \
        const CODE *from = (const CODE *)codes + row * count;                                                          \
        for (int64_t k = 0; k < count; k++) {                                                                          \
            const int32_t v = from[k] - zero;                                                                          \
            total += v < 0 ? -v : v;                                                                                   \
        }                                                                                                              \
        sums[row] = total;                                                                                             \
    }

void absolute_sums(const slot *s) {
    ARRAY(const void, codes);
    NUMBER(zero_point);
    ARRAY(int64_t, sums);
    const int64_t count = codes_size / sums_size;
    const int32_t zero = (int32_t)zero_point;
    if (codes_type == 'b') ABSOLUTE_SUMS(int8_t)
    else ABSOLUTE_SUMS(uint8_t)
}

/* panels [panels, depth, both, LANES] of codes [columns, depth]; starts [panels, both] are first columns of lanes. */
void pack_panels(const slot *s) {
    ARRAY(const uint8_t, codes);
    ARRAY(const int64_t, starts);
    NUMBER(depth);
    ARRAY(uint8_t, panels);
    for (int64_t part = 0; part < starts_size; part++) {
        uint8_t *to = panels + part / 2 * depth * PANEL + part % 2 * LANES;
        const uint8_t *from = codes + starts[part] * depth;
        for (int64_t k = 0; k < depth; k++, to += PANEL)
            for (int lane = 0; lane < LANES; lane++) to[lane] = from[lane * depth + k];
    }
}

static double larger(double a, double b) { return a > b ? a : b; }

/* The row with which scales have count steps right; found [1] says if they are: see arithmetic/staircase.py. There is
   one multiplier (mantissa, exponent, scale), or one for each bias. The first step is to first, counted from the zero
   point. steps and doubtful have room for count. */
void fit_row(const slot *s) {
    ARRAY(const int64_t, mantissas);
    ARRAY(const int64_t, exponents);
    ARRAY(const float, scales);
    ARRAY(const int64_t, biases);
    ARRAY(const int64_t, bounds);
    NUMBER(first);
    NUMBER(count);
    ARRAY(float, row);
    ARRAY(int64_t, found);
    ARRAY(int64_t, steps);
    ARRAY(int64_t, doubtful);
    found[0] = 0;
    for (int64_t m = 0; m < mantissas_size; m++) {
        const int64_t start = mantissas_size > 1 ? m : 0, end = mantissas_size > 1 ? m + 1 : biases_size;
        const double scale = scales[m];
        const int64_t right = exponents[m] < 0 ? -exponents[m] : 0, left = exponents[m] > 0 ? exponents[m] : 0;
        const int64_t halves = (INT64_C(1) << (right + 30)) + (right > 0 ? INT64_C(1) << 30 : 0);
        const int64_t divisor = mantissas[m] << left;
        if (divisor == 0) return;
        double low = -INFINITY, high = INFINITY;
        for (int64_t k = 0; k < count; k++) {
            /* The least accumulator that reaches the result; a quotient rounded towards minus infinity. */
            const int64_t dividend = halves - ((first + k) * (INT64_C(1) << (right + 31)));
            const int64_t quotient = dividend / divisor - (dividend % divisor < 0);
            steps[k] = -quotient;
            /* A step is right when the offset lies in (least, least + 1] of accumulator units. */
            const double least = (double)(k + 1) / scale - (double)steps[k];
            low = larger(low, least), high = -larger(-high, -(least + 1));
        }
        if (low >= high) return;
        const double offset = (low + high) / 2;
        float largest = 0;
        for (int64_t channel = start; channel < end; channel++) {
            row[channel] = (float)((double)biases[channel] + offset);
            largest = fmaxf(largest, fabsf(row[channel]));
        }
        /* Row, sum and product are each rounded by at most half a unit in 24 bits. */
        const double error = (largest + 2 * ((double)count / scale)) * 0x1p-24;
        int64_t doubts = 0;
        for (int64_t k = 0; k < count; k++) {
            const double least = (double)(k + 1) / scale - (double)steps[k];
            if (offset - least < error || least + 1 - offset < error) doubtful[doubts++] = k;
        }
        for (int64_t channel = start; channel < end; channel++)
            for (int64_t doubt = 0; doubt < doubts; doubt++) {
                const int64_t k = doubtful[doubt], at = steps[k] - biases[channel];
                if ((at < 0 ? -at : at) > bounds[channel]) continue;
                const float reached = ((float)at + row[channel]) * scales[m];
                const float before = ((float)(at - 1) + row[channel]) * scales[m];
                if (reached < (float)(k + 1) || before >= (float)(k + 1)) return;
            }
    }
    found[0] = 1;
}

/* Softmax of codes [rows, size]: see arithmetic/quantized_softmax.py. scale is that of the target. */
#define SOFTMAX(CODE)                                                                                                  \
    do {                                                                                                               \
        const CODE *from = (const CODE *)codes + row * size;                                                           \
        int greatest = from[0];                                                                                        \
        for (int64_t k = 1; k < size; k++) greatest = from[k] > greatest ? from[k] : greatest;                         \
        float total = 0;                                                                                               \
        for (int64_t k = 0; k < size; k++) total += table[greatest - from[k]];                                         \
        const float factor = 1.0f / (total * scale[0]);                                                                \
        for (int64_t k = 0; k < size; k++) {                                                                           \
            float v = floorf(table[greatest - from[k]] * factor + 0.5f) + (float)zero_point;                           \
            CLAMP(v, (float)low, (float)high);                                                                         \
            target[row * size + k] = (uint8_t)(int32_t)v;                                                              \
        }                                                                                                              \
    } while (0)

void softmax_codes(const slot *s) {
    ARRAY(const void, codes);
    ARRAY(uint8_t, target);
    ARRAY(const float, table);
    ARRAY(const float, scale);
    NUMBER(size);
    NUMBER(zero_point);
    NUMBER(low);
    NUMBER(high);
    for (int64_t row = 0; row < codes_size / size; row++)
        if (codes_type == 'b') SOFTMAX(int8_t);
        else SOFTMAX(uint8_t);
}

static inline int64_t saturated(int64_t v) { return v < INT16_MIN ? INT16_MIN : v > INT16_MAX ? INT16_MAX : v; }

/* v times a multiplier: mantissa, left and right shift; halves go away from zero. */
static inline int64_t scaled(int64_t v, const int64_t *multiplier) {
    return twice_rounded(v, multiplier[0], multiplier[1], multiplier[2], multiplier[2] > 0);
}

/* Adds to sums [rows] the products of codes [count] and weights [count, rows]. */
static void add_products(const int8_t *codes, int32_t zero, int64_t count, const int8_t *restrict weights,
                         int32_t *restrict sums, int64_t rows) {
    for (int64_t k = 0; k < count; k++, weights += rows) {
        const int32_t code = codes[k] - zero;
        for (int64_t row = 0; row < rows; row++) sums[row] += code * weights[row];
    }
}

/* One step of an LSTM on codes: see recurrent/lstm_8bit.py. Weights are [size, gates, cells], biases [gates, cells], of
   three gates if the input gate is coupled to the forget gate; multipliers are [gates, input and state, 3], and one for
   the output. Tables are of 16-bit numbers: functions of gates, and of the cell state. sums [2, gates, cells] is room. */
void lstm_8bit(const slot *s) {
    ARRAY(const int8_t, source);
    ARRAY(const int8_t, before);
    ARRAY(const int16_t, cell_before);
    ARRAY(const int8_t, input_weights);
    ARRAY(const int8_t, state_weights);
    ARRAY(const int32_t, biases);
    ARRAY(const int64_t, multipliers);
    ARRAY(const int16_t, logistic);
    ARRAY(const int16_t, tanh_of_gate);
    ARRAY(const int16_t, tanh_of_cell);
    ARRAY(int16_t, cell_after);
    ARRAY(int8_t, output);
    ARRAY(int32_t, sums);
    NUMBER(inputs);
    NUMBER(cells);
    NUMBER(gates);
    NUMBER(input_zero);
    NUMBER(state_zero);
    NUMBER(shift);
    NUMBER(clip);
    NUMBER(output_zero);
    const int64_t rows = gates * cells;
    int32_t *again = sums + rows;
    for (int64_t k = 0; k < output_size; k++) {
        const int64_t batch = k / cells, c = k % cells;
        if (c == 0) {
            for (int64_t row = 0; row < rows; row++) sums[row] = biases[row], again[row] = 0;
            add_products(source + batch * inputs, (int32_t)input_zero, inputs, input_weights, sums, rows);
            add_products(before + batch * cells, (int32_t)state_zero, cells, state_weights, again, rows);
        }
        int64_t total[4] = {0};
        for (int64_t g = 0; g < gates; g++) {
            const int64_t row = g * cells + c, *by = multipliers + 6 * g;
            total[4 - gates + g] = saturated(saturated(scaled(sums[row], by)) + scaled(again[row], by + 3));
        }
        const int64_t forget = logistic[(uint16_t)total[1]];
        const int64_t opened = gates == 4 ? logistic[(uint16_t)total[0]] : INT16_MAX - forget;
        int64_t state = shifted(forget * cell_before[k], 15, 1);
        state = saturated(state + shifted(opened * tanh_of_gate[(uint16_t)total[2]], shift, 1));
        if (clip) CLAMP(state, -clip, clip);
        cell_after[k] = (int16_t)state;
        int64_t v = logistic[(uint16_t)total[3]] * (int64_t)tanh_of_cell[(uint16_t)state];
        v = scaled(v, multipliers + 6 * gates) + output_zero;
        CLAMP(v, INT8_MIN, INT8_MAX);
        output[k] = (int8_t)v;
    }
}

/* Functions of NumPy for elements of up to four dimensions: an inner loop, four counts, and of the target and both
   operands, which may be one, an address and four strides. */

typedef void inner(char *target, const char *a, const char *b, int64_t count, int64_t st, int64_t sa, int64_t sb);

void walk(const slot *s) {
    inner *const loop = (inner *)s[0].address;
    const slot *n = s + 1, *t = s + 5, *a = s + 10, *b = s + 15;
    for (int64_t i = 0; i < n[0].number; i++)
        for (int64_t j = 0; j < n[1].number; j++)
            for (int64_t k = 0; k < n[2].number; k++)
                loop((char *)t[0].address + i * t[1].number + j * t[2].number + k * t[3].number,
                     (const char *)a[0].address + i * a[1].number + j * a[2].number + k * a[3].number,
                     (const char *)b[0].address + i * b[1].number + j * b[2].number + k * b[3].number, n[3].number,
                     t[4].number, a[4].number, b[4].number);
}

#define INNER(NAME, T, A, FORMULA)                                                                                     \
    void NAME(char *target, const char *a, const char *b, int64_t count, int64_t st, int64_t sa, int64_t sb) {         \
        if (st == sizeof(T) && sa == sizeof(A) && sb == sizeof(A))                                                     \
            _Pragma("GCC ivdep") for (int64_t k = 0; k < count; k++) {                                                                      \
                const A x = ((const A *)a)[k], y = ((const A *)b)[k];                                                  \
                (void)y, ((T *)target)[k] = (T)(FORMULA);                                                              \
            }                                                                                                          \
        else                                                                                                           \
            for (int64_t k = 0; k < count; k++, target += st, a += sa, b += sb) {                                      \
                const A x = *(const A *)a, y = *(const A *)b;                                                          \
                (void)y, *(T *)target = (T)(FORMULA);                                                                  \
            }                                                                                                          \
    }

INNER(copy_1, uint8_t, uint8_t, x)
INNER(copy_4, uint32_t, uint32_t, x)
INNER(copy_fb, float, int8_t, x)
INNER(copy_fB, float, uint8_t, x)
INNER(copy_fh, float, int16_t, x)
INNER(copy_fd, float, double, x)
INNER(copy_df, double, float, x)
INNER(copy_hf, int16_t, float, x)
INNER(copy_hd, int16_t, double, x)
INNER(copy_bh, int8_t, int16_t, x)
INNER(copy_Bh, uint8_t, int16_t, x)
INNER(copy_bd, int8_t, double, x)
INNER(copy_Bd, uint8_t, double, x)
INNER(add_h, int16_t, int16_t, x + y)
INNER(add_f, float, float, x + y)
INNER(add_d, double, double, x + y)
INNER(subtract_f, float, float, x - y)
INNER(subtract_d, double, double, x - y)
INNER(multiply_f, float, float, x *y)
INNER(multiply_d, double, double, x *y)
INNER(divide_f, float, float, x / y)
INNER(divide_d, double, double, x / y)
/* Of two zeros it may be the other one than NumPy's. */
INNER(maximum_f, float, float, x <= y || y != y ? y : x)
INNER(minimum_f, float, float, x >= y || y != y ? y : x)
INNER(absolute_d, double, double, fabs(x))
INNER(floor_d, double, double, floor(x))
INNER(sign_d, double, double, x > 0 ? 1 : x < 0 ? -1 : x == 0 ? 0 : x)
INNER(at_least_h, int16_t, int16_t, x > y ? x : y)
INNER(at_least_d, double, double, x > y || x != x ? x : y)
INNER(at_most_h, int16_t, int16_t, x < y ? x : y)
INNER(at_most_d, double, double, x < y || x != x ? x : y)

/* Entries of a table, of which b is the address. */
#define TAKE(NAME, T)                                                                                                  \
    void NAME(char *target, const char *a, const char *b, int64_t count, int64_t st, int64_t sa, int64_t sb) {         \
        (void)sb;                                                                                                      \
        for (int64_t k = 0; k < count; k++) *(T *)(target + k * st) = ((const T *)b)[(uint8_t)a[k * sa]];              \
    }

TAKE(take_1, uint8_t)
TAKE(take_4, uint32_t)

/* Calls one after the other: each is a function, the number of its slots, and these. */
void run(const slot *s) {
    NUMBER(count);
    for (int64_t k = 0; k < count; k++, s += 2 + s[1].number) ((void (*)(const slot *))s[0].address)(s + 2);
}

/* The argument lists of all operations: a model with one that is in no list is invalid, whoever
 * computes it. signature_table.h is written when the library is built. */
#include "library.h"

enum { ANY_TYPE = 0xff, OPTIONAL = 1 << 8, REPEATED = 1 << 9, FIRST_RANK = 16 };

typedef struct {
    int32_t operation;
    uint32_t input_count, output_count;
    const uint32_t *arguments; /* inputs and outputs: a type, flags, and a bit for each rank */
} Signature;

#include "signature_table.h"

static bool fits(const Operand *operand, uint32_t argument) {
    uint32_t type = argument & 0xff, ranks = argument >> FIRST_RANK;
    if (type != ANY_TYPE && (uint32_t)operand->type != type) return false;
    if (operand->lifetime == OMITTED) return argument & OPTIONAL;
    /* What a request may leave out is an input without elements, of any rank. */
    if (argument & OPTIONAL && operand->lifetime == INPUT && !count_of(&operand->shape)) return true;
    return !ranks || !operand->shape.rank || ranks >> operand->shape.rank & 1;
}

/* One argument of a list may stand for several operands. */
static bool fit(const Model *model, const uint32_t *operands, uint32_t count,
                const uint32_t *arguments, uint32_t length) {
    uint32_t repeated = length;
    for (uint32_t i = 0; i < length; i++)
        if (arguments[i] & REPEATED) repeated = i;
    if (repeated == length ? count != length : count < length) return false;
    for (uint32_t i = 0, at = 0; i < length; i++) {
        uint32_t times = i == repeated ? count + 1 - length : 1;
        for (; times; times--, at++)
            if (!fits(&model->operands[operands[at]], arguments[i])) return false;
    }
    return true;
}

bool has_signature(const Model *model, const Operation *operation) {
    bool is_known = false;
    for (size_t i = 0; i < sizeof SIGNATURES / sizeof *SIGNATURES; i++) {
        const Signature *one = &SIGNATURES[i];
        if (one->operation != operation->type) continue;
        is_known = true;
        if (fit(model, operation->inputs, operation->input_count, one->arguments,
                one->input_count) &&
            fit(model, operation->outputs, operation->output_count,
                one->arguments + one->input_count, one->output_count))
            return true;
    }
    return !is_known;
}

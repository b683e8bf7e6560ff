import type { Dice } from './dice.ts';
import { type FitField, fitPart, joinedBytes, type WrittenMessage } from './fit-file.ts';

const EXTREMES = [0, 1, -1, 127, 255, 65_535, 4_294_967_295, 1e9, 0x7fffffff, 268_435_456];

/** A FIT file some of whose messages are left out, doubled, moved, of another kind or filled oddly. */
export function withMessagesChanged(messages: readonly WrittenMessage[], dice: Dice): Uint8Array {
  const changed = [...messages];
  for (let count = 1 + dice.below(12); count > 0; count -= 1) {
    const at = dice.below(changed.length);
    const message = changed[at];
    if (!message) break;
    const kind = dice.below(6);
    if (kind === 0) changed.splice(at, 1 + dice.below(20));
    else if (kind === 1) changed.splice(at, 0, message);
    else if (kind === 2) changed.splice(dice.below(changed.length), 0, ...changed.splice(at, 3));
    else if (kind === 3) changed[at] = { ...message, message: dice.pick([0, 18, 19, 20, 21, 34]) };
    else changed[at] = { ...message, fields: fieldsChanged(message.fields, dice) };
  }
  const length = dice.below(10) === 0 ? dice.pick(EXTREMES) : undefined;
  const options = length === undefined ? {} : { dataBytes: Math.abs(length) };
  const part = fitPart(changed, { headSize: dice.pick([12, 14]), ...options });
  return dice.below(10) === 0 ? joinedBytes(part, fitPart(messages)) : part;
}

function fieldsChanged(fields: readonly FitField[], dice: Dice): FitField[] {
  return fields.flatMap((field) => {
    const kind = dice.below(6);
    if (kind === 0) return [{ ...field, value: dice.pick(EXTREMES) }];
    if (kind === 1) return [{ ...field, value: null }];
    return kind === 2 && dice.below(3) === 0 ? [] : [field];
  });
}

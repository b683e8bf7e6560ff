import path from 'node:path';
import { ROOM_STEPS } from './rooms.ts';
import { LAYERS, type Layer, OUT_OF_SIGHT, TESTS } from './rules.ts';

/** What is wrong with `file` importing `specifier`, or undefined. */
export function judgeImport(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  const isHidden = OUT_OF_SIGHT.some(
    ({ files, hidden }) => files.test(file) && target !== undefined && hidden.test(target),
  );
  if (isHidden) return `imports ${target}: it stays on its own side of the walls`;
  const from = TESTS.test(file) ? undefined : layerOf(file);
  if (from === undefined) return undefined;
  if (target === undefined) return judgePackage(from.layer, specifier);
  const to = layerOf(target);
  if (to === undefined) return `imports ${target}, which belongs to no layer`;
  if (from.layer.name === to.layer.name) return judgeRooms(from, to, target);
  if (!from.layer.imports.includes(to.layer.name)) {
    return `imports ${target}: against the direction, ${from.layer.name} may not see ${to.layer.name}`;
  }
  // The parsers are a part of the room imports that is kept pure.
  if (to.layer.name !== 'server/parsers' || from.room === undefined) return undefined;
  return judgeRooms(from, { layer: from.layer, room: 'imports' }, target);
}

type Place = { layer: Layer; room: string | undefined };

export function layerOf(file: string): Place | undefined {
  for (const layer of LAYERS) {
    const match = layer.files.exec(file);
    if (match) return { layer, room: match.groups?.room };
  }
  return undefined;
}

function targetOf(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
}

function judgePackage({ name, packages }: Layer, specifier: string): string | undefined {
  if (packages === undefined || packages.test(specifier)) return undefined;
  return `imports ${specifier}: not a package that ${name} may import`;
}

function judgeRooms(from: Place, to: Place, target: string): string | undefined {
  if (from.room === to.room) return undefined;
  if (from.layer.rooms === 'apart') {
    return `imports ${target}: the room ${from.room} may not see the room ${to.room}`;
  }
  if (stepOf(from.room) < stepOf(to.room)) return undefined;
  return `imports ${target}: rooms import rightwards only, ${from.room} may not see ${to.room}`;
}

function stepOf(room: string | undefined): number {
  return ROOM_STEPS.findIndex((step) => room !== undefined && step.includes(room));
}

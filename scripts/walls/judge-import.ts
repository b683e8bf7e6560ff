import { builtinModules } from 'node:module';
import path from 'node:path';
import { LAYERS, type Layer, ROOM_STEPS, SIDES, TESTS } from './rules.ts';

/** What is wrong with `file` importing `specifier`, or undefined. */
export function judgeImport(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  if (TESTS.test(file)) return target === undefined ? undefined : judgeTest(file, target);
  const from = layerOf(file);
  if (from === undefined) return undefined;
  if (target === undefined) return judgePackage(from, specifier);
  const to = layerOf(target);
  if (to === undefined) return `imports ${target}, which is outside src`;
  return judgeLayers({ from, to, target });
}

type Place = { layer: Layer; room: string | undefined };

export function layerOf(file: string): Place | undefined {
  for (const layer of LAYERS) {
    const match = layer.files.exec(file);
    if (match) return { layer, room: match.groups?.room };
  }
  return undefined;
}

export function targetOf(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
}

function judgePackage({ layer }: Place, specifier: string): string | undefined {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) {
    return layer.node ? undefined : `imports ${specifier}: ${layer.name} runs without Node`;
  }
  if (layer.packages === undefined || layer.packages.includes(specifier)) return undefined;
  const allowed = layer.packages.join(', ') || 'no package';
  return `imports ${specifier}: ${layer.name} may import ${allowed}`;
}

/** Fixtures, and what stands outside src, are open to a test. */
function judgeTest(file: string, target: string): string | undefined {
  const side = SIDES.find(({ files }) => files.test(file));
  if (side === undefined || side.sees.test(target) || !target.startsWith('src/')) return undefined;
  return `imports ${target}: a test stays on its own side of the walls`;
}

function judgeLayers(arrow: { from: Place; to: Place; target: string }): string | undefined {
  const { from, to, target } = arrow;
  if (from.layer === to.layer) {
    return from.room === to.room ? undefined : judgeRooms(arrow);
  }
  if (from.layer.imports.includes(to.layer.name)) {
    return to.layer.name === 'server/parsers' && from.room !== undefined && from.room !== 'imports'
      ? judgeRooms({ from, to: { layer: from.layer, room: 'imports' }, target })
      : undefined;
  }
  return `imports ${target}: against the direction, ${from.layer.name} may not see ${to.layer.name}`;
}

function judgeRooms({ from, to, target }: { from: Place; to: Place; target: string }) {
  if (from.layer.rooms === 'apart') {
    return `imports ${target}: the room ${from.room} may not see the room ${to.room}`;
  }
  if (stepOf(from.room) < stepOf(to.room)) return undefined;
  return `imports ${target}: rooms import rightwards only, ${from.room} may not see ${to.room}`;
}

function stepOf(room: string | undefined): number {
  return ROOM_STEPS.findIndex((step) => room !== undefined && step.includes(room));
}

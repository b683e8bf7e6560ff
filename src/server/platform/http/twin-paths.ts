type JsonObject = { [key: string]: unknown };

/**
 * OpenAPI takes '/workouts/{userId}' and '/workouts/{id}' for one path with two names and allows
 * only one. Where calls share a path so, the parameter that differs is called `id` for all of them,
 * and says what it is.
 */
export function mergeTwinPaths(paths: object): Record<string, object> {
  const merged: Record<string, object> = {};
  const known: JsonObject = { ...paths };
  for (const group of Map.groupBy(Object.keys(known), shapeOf).values()) {
    const [first = ''] = group;
    const shared = group.length === 1 ? first : commonName(group);
    merged[shared] = Object.assign(
      {},
      ...group.map((path) => renamed({ operations: known[path], from: path, to: shared })),
    );
  }
  return merged;
}

function shapeOf(path: string): string {
  return path.replace(/\{\w+\}/g, '{}');
}

function commonName(paths: string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'));
  return first
    .map((part, at) => (others.every((other) => other[at] === part) ? part : '{id}'))
    .join('/');
}

function renamed(input: { operations: unknown; from: string; to: string }): JsonObject {
  const { operations, from, to } = input;
  const names = to.split('/');
  const changed = from.split('/').flatMap((part, at) => {
    const name = names[at];
    return name === undefined || name === part ? [] : [[bare(part), bare(name)] as const];
  });
  const newNames = new Map(changed);
  return Object.fromEntries(
    Object.entries(isObject(operations) ? operations : {}).map(([method, operation]) => [
      method,
      isObject(operation) ? withParameters(operation, newNames) : operation,
    ]),
  );
}

function withParameters(operation: JsonObject, newNames: Map<string, string>): JsonObject {
  if (newNames.size === 0 || !Array.isArray(operation.parameters)) return operation;
  const parameters = operation.parameters.filter(isObject).map((parameter) => {
    const name = parameter.in === 'path' ? newNames.get(String(parameter.name)) : undefined;
    return name ? { ...parameter, name, description: `The ${parameter.name}` } : parameter;
  });
  return { ...operation, parameters };
}

function bare(part: string): string {
  return part.replace(/[{}]/g, '');
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

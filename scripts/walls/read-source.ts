import { type ESTree, parseSync, Visitor } from 'vite';

export type Import = { specifier: string; line: number };

/** `table` is undefined where it is a variable, so that nobody can say from the text which one it is. */
export type TableUse = { table: string | undefined; writes: boolean; line: number };

export type ReadSource = {
  file: string;
  imports: Import[];
  /** Where SQL is built: the builder's own calls, and an import of its `sql`. */
  sqlLines: number[];
  tables: TableUse[];
};

/** What a source file imports (types, lazy imports and workers too) and which tables its SQL names, by its syntax tree. */
export function readSource(file: string, text: string): ReadSource {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const source: ReadSource = { file, imports: [], sqlLines: [], tables: [] };
  const lineOf = (node: ESTree.Node) => text.slice(0, node.start).split('\n').length;
  const addImport = (node: ESTree.Node | null | undefined) => {
    const specifier = textOf(node);
    if (node && specifier !== undefined) source.imports.push({ specifier, line: lineOf(node) });
  };

  new Visitor({
    ImportDeclaration(node) {
      addImport(node.source);
      const names = node.specifiers.map((it) => ('imported' in it ? nameOf(it.imported) : ''));
      if (node.source.value === 'kysely' && names.includes('sql'))
        source.sqlLines.push(lineOf(node));
    },
    ExportNamedDeclaration(node) {
      addImport(node.source);
    },
    ExportAllDeclaration(node) {
      addImport(node.source);
    },
    ImportExpression(node) {
      addImport(node.source);
    },
    TSImportType(node) {
      addImport(node.source);
    },
    NewExpression(node) {
      const [first] = node.arguments;
      const isScript = /^\.\.?\/.*\.(ts|tsx|mjs)$/.test(textOf(first) ?? '');
      if (nameOf(node.callee) === 'URL' && isScript) addImport(first);
    },
    CallExpression(node) {
      const call = nameOf(
        node.callee.type === 'MemberExpression' ? node.callee.property : node.callee,
      );
      const line = lineOf(node.callee);
      const writes = STATEMENTS.get(call ?? '');
      if (writes !== undefined) source.sqlLines.push(line);
      if (writes === undefined && !JOINS.has(call ?? '')) return;
      for (const table of tablesOf(node.arguments[0])) {
        if (table === undefined && writes === undefined) continue;
        source.tables.push({ table, writes: writes ?? false, line });
      }
    },
    TaggedTemplateExpression(node) {
      if (nameOf(node.tag) !== 'sql') return;
      const written = node.quasi.quasis.map((part) => part.value.raw).join(' ? ');
      for (const [, verb, table] of written.matchAll(TABLE_IN_SQL)) {
        const writes = !/^(from|join)$/i.test(verb ?? '');
        source.tables.push({ table: table?.toLowerCase(), writes, line: lineOf(node) });
      }
    },
  }).visit(program);
  return source;
}

/** The builder's calls that begin a statement, and whether it writes. */
const STATEMENTS = new Map([
  ['selectFrom', false],
  ['insertInto', true],
  ['replaceInto', true],
  ['updateTable', true],
  ['deleteFrom', true],
  ['mergeInto', true],
]);

const JOINS = new Set([
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'from',
  'using',
]);

const TABLE_IN_SQL = /\b(delete\s+from|from|join|into|update|truncate)\s+"?([a-z_]+)/gi;

function tablesOf(argument: ESTree.Node | undefined): (string | undefined)[] {
  if (argument?.type === 'ArrayExpression') {
    return argument.elements.flatMap((element) => tablesOf(element ?? undefined));
  }
  const written = textOf(argument);
  if (written !== undefined) return [written.split(' ')[0]];
  return argument?.type === 'Identifier' || argument?.type === 'MemberExpression'
    ? [undefined]
    : [];
}

function nameOf(node: ESTree.Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

function textOf(node: ESTree.Node | null | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

import { type ESTree, parseSync, Visitor } from 'vite';
import type { Ban } from './rules.ts';

export type ReadSource = {
  file: string;
  imports: { specifier: string; line: number; isWorker: boolean }[];
  uses: { what: Ban['what']; line: number }[];
};

/** What a source file imports (types, lazy imports and workers too) and which of the banned things it uses, by its syntax tree. */
export function readSource(file: string, text: string): ReadSource {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const imports: ReadSource['imports'] = [];
  const uses: ReadSource['uses'] = [];
  const shells = new Set<string>();
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const addImport = (node: ESTree.Node | null, isWorker = false) => {
    const specifier = literal(node);
    if (node && specifier !== undefined)
      imports.push({ specifier, line: lineAt(node.start), isWorker });
  };
  const addUse = (what: Ban['what'], node: ESTree.Node) =>
    uses.push({ what, line: lineAt(node.start) });

  new Visitor({
    ImportDeclaration(node) {
      addImport(node.source);
      const from = node.source.value.replace(/^node:/, '');
      for (const specifier of node.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*';
        if (from === 'child_process' && isShell(name)) addUse('child_process.exec', specifier);
        if (from === 'child_process' && !isShell(name)) shells.add(specifier.local.name);
        if (from === 'process' && name === 'env') addUse('process.env', specifier);
      }
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
      if (nameOf(node.callee) !== 'URL') return;
      const [first] = node.arguments;
      if (first && /^\.\.?\/.*\.(ts|tsx|mjs)$/.test(literal(first) ?? '')) addImport(first, true);
    },
    MemberExpression(node) {
      const property = nameOf(node.property) ?? literal(node.property);
      if (property === 'env' && isProcess(node.object)) addUse('process.env', node);
      if (isShell(property) && shells.has(nameOf(node.object) ?? '')) {
        addUse('child_process.exec', node);
      }
    },
    VariableDeclarator(node) {
      if (node.id.type !== 'ObjectPattern' || !node.init) return;
      const names = node.id.properties.map((it) => (it.type === 'Property' ? nameOf(it.key) : ''));
      if (isProcess(node.init) && names.includes('env')) addUse('process.env', node);
      if (shells.has(nameOf(node.init) ?? '') && names.some(isShell)) {
        addUse('child_process.exec', node);
      }
    },
    JSXAttribute(node) {
      if (nameOf(node.name) === 'dangerouslySetInnerHTML') addUse('dangerouslySetInnerHTML', node);
    },
    Property(node) {
      const key = nameOf(node.key) ?? literal(node.key);
      if (key === 'dangerouslySetInnerHTML') addUse('dangerouslySetInnerHTML', node);
    },
  }).visit(program);
  return { file, imports, uses };
}

function isProcess(node: ESTree.Node): boolean {
  if (nameOf(node) === 'process') return true;
  return node.type === 'MemberExpression' && nameOf(node.property) === 'process';
}

function isShell(name: string | undefined): boolean {
  return name === 'exec' || name === 'execSync';
}

function nameOf(node: ESTree.Node): string | undefined {
  return node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : undefined;
}

function literal(node: ESTree.Node | null): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

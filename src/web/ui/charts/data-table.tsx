type DataTableProps = {
  caption: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
};

/** A chart's numbers for a screen reader; nothing in it takes the focus. */
export function DataTable({ caption, heads, rows }: DataTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are replaced as a whole
          <tr key={row}>
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={heads[column]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={heads[column]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Prints rows under their headings; columns of figures stand to the right. */
export const printTable = (title: string, headings: string[], rows: string[][]): void => {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('   ')
  console.log(`\n${title}\n`)
  console.log(`  ${line(headings)}`)
  console.log(`  ${widths.map((width) => '-'.repeat(width)).join('   ')}`)
  for (const row of rows) console.log(`  ${line(row)}`)
}

export const number = (value: number, digits = 0): string => value.toFixed(digits)
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
/** `p` from 0 to 1. */
export const percentile = (values: number[], p: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(p * values.length) - 1)] ?? Number.NaN

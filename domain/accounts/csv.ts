type Cell = string | number | boolean | null | undefined

/** A spreadsheet runs a cell with this first character as a formula. A leading apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/

const formatCell = (value: Cell): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats rows with a header line as in RFC 4180: CRLF after every line, quotes doubled. */
export const formatCsv = (columns: readonly string[], rows: readonly Record<string, unknown>[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map((cell) => formatCell(asCell(cell))).join(',')}\r\n`)
    .join('')

const asCell = (value: unknown): Cell => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}

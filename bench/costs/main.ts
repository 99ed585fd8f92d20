import { readFileSync, writeFileSync } from 'node:fs'
import { fillTables } from './tables.ts'

/** npm run costs: writes the tables of docs/cost.md and docs/scale.md from the sums. */
for (const name of ['cost', 'scale']) {
  const file = new URL(`../../docs/${name}.md`, import.meta.url)
  writeFileSync(file, fillTables(readFileSync(file, 'utf8')))
}

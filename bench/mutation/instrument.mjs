// Prints a JSON object with the mutants of the source files that are named, and the sources with all mutants in switches.
import { readFileSync, writeFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'

const [out, ...paths] = process.argv.slice(2)
const logger = { debug() {}, info() {}, isDebugEnabled: () => false }
const { files, mutants } = await new Instrumenter(logger).instrument(
  paths.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') })),
  { plugins: null, ignorers: [], excludedMutations: [] },
)
writeFileSync(
  out,
  JSON.stringify({
    sources: Object.fromEntries(files.map(({ name, content }) => [name, content])),
    mutants: mutants
      .filter(({ status }) => status === undefined)
      .map(({ id, fileName, mutatorName, replacement, location }) => ({
        id,
        file: fileName,
        mutatorName,
        replacement,
        line: location.start.line + 1,
      })),
  }),
)

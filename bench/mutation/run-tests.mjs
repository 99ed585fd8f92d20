// Runs generated test files in one process, with instrumented sources in place of the files of the repository.
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'

const ROOT = join(import.meta.dirname, '../..')
const job = JSON.parse(readFileSync(process.argv[2], 'utf8'))

class Sequencer {
  sort(files) {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
  }
  shard(files) {
    return files
  }
}

const vitest = await startVitest(
  'test',
  [],
  {
    root: ROOT,
    config: false,
    watch: false,
    // The cache on disk holds modules of earlier runs, which have no mutants or others.
    fsModuleCache: false,
    include: [`${job.folder}/*.test.mjs`],
    pool: 'threads',
    isolate: job.isolate,
    maxWorkers: job.workers,
    fileParallelism: job.workers > 1,
    globalSetup: ['test/support/table-folder.ts'],
    sequence: { sequencer: Sequencer },
    restoreMocks: true,
    dangerouslyIgnoreUnhandledErrors: true,
    testTimeout: job.testTimeout,
    hookTimeout: job.testTimeout,
    reporters: [
      {
        onTestModuleEnd(module) {
          const name = module.moduleId.slice(module.moduleId.lastIndexOf('/') + 1)
          const errors = module.errors().map(({ message }) => String(message))
          for (const test of module.children.allTests())
            for (const { message } of test.result().errors ?? []) errors.push(message)
          const { duration } = module.diagnostic()
          appendFileSync(
            job.modules,
            `${JSON.stringify({ name, failed: module.state() === 'failed', errors: errors.slice(0, 3), duration })}\n`,
          )
        },
      },
    ],
  },
  {
    plugins: [
      {
        name: 'instrumented-sources',
        enforce: 'pre',
        load: (id) => job.sources[id.split('?')[0]],
      },
    ],
  },
)
await vitest?.close()
process.exit(0)

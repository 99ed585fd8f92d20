import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const files = (...folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`)

const PAGE = files('web')
const FUNCTIONS = files('functions')
/** A proxy with faults is between their clients and the table (`setUpTableFaults`). */
export const FUNCTIONS_WITH_FAULTS = [
  'adapters/dynamodb/store-faults',
  'evening/evening-faults',
  'goals/lost-follow-ups',
  'goals/stale-reads',
  'reactions/retry-wake-up-mails',
  'reactions/sunday-claims',
  'reactions/together-mail',
].map((file) => `test/functions/${file}.test.ts`)
/** They change what a handler keeps between calls: prices, secrets, modules. */
export const FUNCTIONS_ALONE = [
  'billing/new-prices',
  'billing/stripe-webhook',
  'reactions/unsigned-check-in-link',
  'recovery',
  'rotation',
].map((file) => `test/functions/${file}.test.ts`)
const INTEGRATION = files('infra', 'local', 'attacks')
const JOURNEYS = files('journeys')
/** Whole flows without a browser. */
const HTTP_JOURNEYS = ['test/journeys/http-*.test.ts']

/** Milliseconds: a stack starts in a hook, a worker loads its handler on the first call. */
const REAL_PARTS = { testTimeout: 120_000, hookTimeout: 120_000 }

/**
 * Node runs the sources as it does in the product, without Vite's transforms, whose indirect imports make frequent calls slower.
 * Not in `page`, whose components need a transform, and in `functions-alone`, where a test renews modules (`vi.resetModules`).
 */
const NATIVE = { viteModuleRunner: false }

/** Long files, which start first: a long file that started last would leave the other cores without work. */
const LONG =
  /\/(accessibility[-a-z]*|control-page|crash-each|email-person|local-control|night-batch|over-http|poison|restart|routes|simulate|start|travel|week-letter|witness|write-text)\.test\.ts$/

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (LONG.test(moduleId) ? 0 : 1)
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    // A .only that was left behind must not turn the rest off.
    allowOnly: false,
    passWithNoTests: true,
    restoreMocks: true,
    sequence: { sequencer: LongFirst },
    // A page's test takes a second, and many times that on a busy machine.
    testTimeout: 20_000,
    // Vitest keeps a core for itself, which on two leaves one. A worker more than there are cores loads and compiles everything once more.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          experimental: NATIVE,
          // All files of no other project, so that no file is left out.
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...PAGE, ...FUNCTIONS, ...INTEGRATION, ...JOURNEYS],
          // Pure functions, which leave nothing behind for the next file.
          isolate: false,
          // Thousands of expressions of the screening and the coach run often. They are compiled at once in place of twice.
          execArgv: ['--no-regexp-tier-up'],
          // Texts of ninety days take seconds, and many times that on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: PAGE,
          environment: 'jsdom',
          // The libraries and jsdom are loaded once for each process, and `fresh-file.ts` renews the rest (ADR 174). No threads:
          // a BroadcastChannel would tell one file of another's sign-out.
          isolate: false,
          // Libraries with state, which are evaluated again for each file.
          server: { deps: { inline: ['sonner', /@tanstack\/(react-query|query-core)/] } },
          // In the app every link is the router's.
          setupFiles: ['test/web/support/fresh-file.ts', 'web/src/app/router-links.ts', 'test/web/support/patience.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          experimental: NATIVE,
          include: FUNCTIONS,
          exclude: [...configDefaults.exclude, ...FUNCTIONS_WITH_FAULTS, ...FUNCTIONS_ALONE],
          // Handlers keep their clients for as long as they live, as in Lambda, and find the same table engine behind them
          // in every file of a thread.
          pool: 'threads',
          isolate: false,
          globalSetup: 'test/support/table-folder.ts',
          ...REAL_PARTS,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions-with-faults',
          experimental: NATIVE,
          include: FUNCTIONS_WITH_FAULTS,
          pool: 'threads',
          isolate: false,
          globalSetup: 'test/support/table-folder.ts',
          ...REAL_PARTS,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions-alone',
          include: FUNCTIONS_ALONE,
          pool: 'threads',
          globalSetup: 'test/support/table-folder.ts',
          ...REAL_PARTS,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          experimental: NATIVE,
          include: [...INTEGRATION, ...HTTP_JOURNEYS],
          // Products in one process share no state.
          isolate: false,
          globalSetup: 'test/support/made-once.ts',
          ...REAL_PARTS,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          experimental: NATIVE,
          include: JOURNEYS,
          exclude: [...configDefaults.exclude, ...HTTP_JOURNEYS],
          // Each file creates its own people, goals and pages.
          isolate: false,
          // The files of a process share a browser, and all share started products. They wait for much of their time, so they run beside the other tests.
          globalSetup: ['test/support/made-once.ts', 'test/support/journey-host.ts'],
          // A saved form can take longer than the default of a second when other tests share the machine.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})

// npm run check:table: the tests of the stores and of the operations on DynamoDB Local. Needs Java and Maven.
import './node-version.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'

const { install } = await import('./install.mjs')
const { findPort, waitForJudge } = await import('./judge-server.mjs')
const { command, fail, ROOT, run } = await import('./run.mjs')

for (const tool of ['java', 'mvn']) {
  if (spawnSync(tool, ['-version'], { stdio: 'ignore' }).status !== 0)
    fail(`${tool} cannot be started. Install Java 17 or newer, and Maven.`)
}
install()

const LIBRARIES = join(ROOT, 'node_modules/.cache/dynamodb-local')
const fetched = spawnSync(
  'mvn',
  [
    '-q',
    '-B',
    '-f',
    'infra/judges/dynamodb-local/pom.xml',
    'dependency:copy-dependencies',
    `-DoutputDirectory=${LIBRARIES}`,
  ],
  { cwd: ROOT, stdio: 'inherit' },
)
if (fetched.status !== 0) fail('Maven did not fetch DynamoDB Local.')

const port = await findPort()
const endpoint = `http://127.0.0.1:${port}`
const engine = spawn(
  'java',
  [
    `-Djava.library.path=${LIBRARIES}`,
    '-cp',
    join(LIBRARIES, '*'),
    'com.amazonaws.services.dynamodbv2.local.main.ServerRunner',
    '-inMemory',
    // Without it, each access key has tables of its own.
    '-sharedDb',
    '-disableTelemetry',
    '-port',
    `${port}`,
  ],
  // It writes a file into its folder.
  { cwd: LIBRARIES, stdio: 'ignore' },
)
process.on('exit', () => engine.kill())

await waitForJudge('DynamoDB Local', endpoint, engine)

const FOLDERS = ['adapters/dynamodb', 'goals', 'streaks', 'accounts', 'profiles', 'billing', 'motivation', 'witness']
const code = await run(
  // All files share the one table, so they run one after the other.
  [command('vitest/vitest.mjs'), 'run', '--maxWorkers=1', ...FOLDERS.map((folder) => `test/functions/${folder}`)],
  { env: { DYNAMODB_ENDPOINT: endpoint } },
)
process.exit(code)

// npm run rehearse:deploy: follows docs/deploy.md on moto: bootstrap, secrets, all stacks, a second deployment without
// changes, a changed setting, tear-down. Needs Python with moto and the AWS command line (pip install 'moto[server]' awscli).
import './node-version.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { install } = await import('./install.mjs')
const { findPort, waitForJudge } = await import('./judge-server.mjs')
const { environment, fail, ROOT } = await import('./run.mjs')

for (const [program, ...args] of [
  ['python3', '-c', 'import moto.server'],
  ['aws', '--version'],
]) {
  if (spawnSync(program, args, { stdio: 'ignore' }).status !== 0)
    fail(`${program} with moto or the AWS command line is missing. Install them: pip install 'moto[server]' awscli`)
}
install()

const folder = mkdtempSync(join(tmpdir(), 'five-circles-moto-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const placeholders = join(folder, 'placeholders.txt')
const port = await findPort()
// moto finds the templates in its buckets under this name only.
const origin = `http://localhost:${port}`
const server = spawn('python3', ['infra/judges/moto/server.py', placeholders, `${port}`], {
  cwd: ROOT,
  stdio: 'ignore',
})
process.on('exit', () => server.kill())
await waitForJudge('moto', `${origin}/moto-api/`, server)

const env = environment({
  AWS_ENDPOINT_URL: origin,
  AWS_ACCESS_KEY_ID: 'rehearsal',
  AWS_SECRET_ACCESS_KEY: 'rehearsal',
  AWS_REGION: 'us-east-1',
  AWS_DEFAULT_REGION: 'us-east-1',
  // moto's change sets create no exports.
  CDK_METHOD: 'direct',
  CDK_REQUIRE_APPROVAL: 'never',
  CDK_CI: 'true',
})
const GUIDE = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8')
const STACKS = 7

/** Runs a command of the guide for the stage `dev`, prints it, and returns its output. Ends the rehearsal when it fails. */
const follow = (documented, { more = '', fails = false } = {}) => {
  if (!GUIDE.includes(documented)) fail(`docs/deploy.md has no command "${documented}".`)
  const command = `${documented
    .replaceAll('<account>/<region>', '123456789012/us-east-1')
    .replaceAll('prod', 'dev')
    .replaceAll('…', 'rehearsal0123456789')}${more}`
  console.info(`\n$ ${command}`)
  const { status, stdout, stderr } = spawnSync(command, { cwd: ROOT, env, shell: true, encoding: 'utf8' })
  const output = `${stdout}${stderr}`
  const told = output.split('\n').filter((line) => /✅|❌|‣|Deleted|error/i.test(line) || fails)
  console.info(told.join('\n'))
  if ((status !== 0) !== fails) fail(`${output}\nThe command ended with exit code ${status}.`)
  return output
}
const ask = (command) =>
  JSON.parse(spawnSync(`aws ${command} --output json`, { env, shell: true, encoding: 'utf8' }).stdout)
const expect = (holds, sentence) => (holds ? console.info(`OK: ${sentence}`) : fail(`FAILED: ${sentence}`))
const listStacks = () =>
  ask('cloudformation list-stacks').StackSummaries.filter(({ StackStatus }) => StackStatus !== 'DELETE_COMPLETE')

follow('npx cdk bootstrap aws://<account>/<region>')
const secrets = [...GUIDE.matchAll(/^ +(aws secretsmanager create-secret .*)$/gm)].map(([, command]) => command)
for (const command of secrets) follow(command)

follow('npx cdk deploy five-circles-prod-mail -c stage=prod --exclusively')
follow('npm run deploy -- -c stage=prod')
const made = listStacks()
expect(
  made.length === STACKS + 1 && made.every(({ StackStatus }) => /^(CREATE|UPDATE)_COMPLETE$/.test(StackStatus)),
  `${STACKS} stacks and the bootstrap are complete`,
)
const outputs = ask('cloudformation describe-stacks').Stacks.flatMap(({ Outputs = [] }) => Outputs)
for (const name of ['DistributionDomain', 'GoogleRedirectUri'])
  expect(
    outputs.some(({ OutputKey, OutputValue }) => OutputKey === name && OutputValue),
    `the output ${name} has a value`,
  )

const countUnchanged = (output) => output.split('\n').filter((line) => line.includes('(no changes)')).length
const again = countUnchanged(follow('npm run deploy -- -c stage=prod'))
expect(again === STACKS, `a second deployment changes none of ${STACKS} stacks`)
const changed = countUnchanged(follow('npm run deploy -- -c stage=prod', { more: ' -c logRetentionDays=30' }))
expect(changed > 0 && changed < STACKS, `a changed setting changes some stacks only (${STACKS - changed})`)

follow('npm run tear-down -- -c stage=dev', { more: ' --force' })
expect(listStacks().length === 1, 'tear-down leaves the bootstrap only')
expect(ask('secretsmanager list-secrets').SecretList.length === 0, 'tear-down leaves no secret')
expect(ask('logs describe-log-groups').logGroups.length === 0, 'tear-down leaves no log group')

const types = existsSync(placeholders) ? readFileSync(placeholders, 'utf8').trim().split('\n') : []
console.info(`\nmoto has no ${types.length} types of these stacks; they were placeholders: ${types.join(', ')}.`)
process.exit(0)

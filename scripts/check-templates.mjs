// npm run check:templates: cfn-lint and checkov on the templates of both stages. Needs both on the PATH (pip install cfn-lint checkov).
import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { install } = await import('./install.mjs')
const { fail, ROOT, run } = await import('./run.mjs')

const JUDGES = ['cfn-lint', 'checkov']
const absent = JUDGES.filter((judge) => spawnSync(judge, ['--version'], { stdio: 'ignore' }).status !== 0)
if (absent.length > 0) fail(`${absent.join(' and ')} cannot be started. Install them: pip install cfn-lint checkov`)

install()

/** Both stages, with an own domain and a web ACL: without them the distribution has findings that only the settings of a deployment can resolve. */
const DOMAIN = {
  siteUrl: 'https://five.org',
  domainName: 'five.org',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
}
const STAGES = [
  { stage: 'dev', ...DOMAIN, webAcl: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/own/a1' },
  { stage: 'prod', ...DOMAIN, alarmEmail: 'someone@five.org', monthlyBudgetUsd: '100' },
]

const judge = (command, args) => {
  console.info(`${command}:`)
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1
}

let failed = false
for (const stage of STAGES) {
  const folder = mkdtempSync(join(tmpdir(), 'five-circles-templates-'))
  try {
    const env = {
      CDK_VALIDATION: 'false',
      CDK_OUTDIR: folder,
      CDK_CONTEXT_JSON: JSON.stringify({ 'aws:cdk:bundling-stacks': [], ...stage }),
    }
    const code = await run(['infra/app.ts'], { env })
    if (code !== 0) process.exit(code)
    const templates = readdirSync(folder).filter((name) => name.endsWith('.template.json'))
    const files = templates.map((name) => join(folder, name))
    console.info(`Stage ${stage.stage}, ${files.length} templates.`)
    const found = [
      judge('cfn-lint', ['--config-file', 'infra/judges/cfn-lint.yaml', ...files]),
      judge('checkov', [
        '--config-file',
        'infra/judges/checkov.yaml',
        '--compact',
        '--quiet',
        ...files.flatMap((file) => ['-f', file]),
      ]),
    ]
    failed ||= found.some((status) => status !== 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
console.info(failed ? 'The templates have findings.' : 'The templates are clean.')
process.exit(failed ? 1 : 0)

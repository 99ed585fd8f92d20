// npm run deploy: checks types, builds the page, deploys the stacks.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { command, run } = await import('./run.mjs')

install()
const steps = [
  [command('typescript/bin/tsc'), '-p', '.'],
  [command('typescript/bin/tsc'), '-p', 'web'],
  [command('typescript/bin/tsc'), '-p', 'web/src/service-worker'],
  [command('vite/bin/vite.js'), 'build', '--config', 'web/vite.config.ts'],
  [command('aws-cdk/bin/cdk'), 'deploy', '--all', ...process.argv.slice(2)],
]
for (const step of steps) {
  const code = await run(step)
  if (code !== 0) process.exit(code)
}

// npm run synth: builds the page and the templates, without credentials or network. `npm run synth -- -c stage=prod` chooses a stage.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { command, run } = await import('./run.mjs')

install()
const steps = [
  [command('vite/bin/vite.js'), 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
  [command('aws-cdk/bin/cdk'), 'synth', '--quiet', ...process.argv.slice(2)],
]
for (const step of steps) {
  const code = await run(step)
  if (code !== 0) process.exit(code)
}

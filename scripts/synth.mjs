// npm run synth: the templates, with no credentials and no network. `npm run synth -- -c stage=prod` chooses a stage.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { command, run } = await import('./run.mjs')

install()
process.exit(await run([command('aws-cdk/bin/cdk'), 'synth', '--quiet', '--all', ...process.argv.slice(2)]))

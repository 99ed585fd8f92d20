// npm run attacks -- --rounds 20 --seed 7: the attack suite of npm test, with more rounds.
import './node-version.mjs'
import { parseArgs } from 'node:util'

const { install } = await import('./install.mjs')
install()
const { command, fail, run } = await import('./run.mjs')

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
})
for (const [name, value] of Object.entries(values))
  if (!/^[1-9]\d*$/.test(value)) fail(`--${name} must be a whole number above 0, not '${value}'.`)
process.env.ATTACK_ROUNDS = values.rounds
process.env.ATTACK_SEED = values.seed
process.exit(await run([command('vitest/vitest.mjs'), 'run', 'test/attacks', '--testTimeout=3600000']))

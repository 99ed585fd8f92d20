import { installMutations } from './mutations.ts'
import { readOptions } from './options.ts'
import { listParts, runParts } from './parts.ts'

/** `npm run simulate`: prints the result of a run. The exit code is 1 on a violation. */

const SHOWN = 5
/** Options that differ between the parts of a large run. */
const SHARED = ['--goals', '--seed']

const given = process.argv.slice(2)
const write = process.stdout.write.bind(process.stdout)
const print = (line: string): void => void write(`${line}\n`)
// The functions' log lines. A variable that is missing here fails every message.
Object.assign(process.stdout, {
  write: (line: string) => {
    const [missing] = /Environment variable \w+ [^"]*/.exec(line) ?? []
    if (missing === undefined) return true
    print(`${missing} Add it to test/simulation/environment.ts.`)
    return process.exit(1)
  },
})

// Making a stack trace takes longer than a simulated call, and errors are frequent.
Error.stackTraceLimit = 0

const options = readOptions(given)
if (options.goals > options.part) {
  const others = given.filter((one, place) => !SHARED.includes(one) && !SHARED.includes(given[place - 1] ?? ''))
  process.exit(await runParts(listParts(options, others), print))
}
if (options.mutations !== undefined) installMutations(options.mutations)
// The product's files are loaded here, after the mutations.
if (options.crashEach !== undefined) {
  const { crashEach } = await import('./crashes/crash-each.ts')
  const { createVirtualTime } = await import('./virtual-time.ts')
  const time = createVirtualTime(Date.now())
  time.install()
  process.exit(
    await crashEach(
      time,
      { which: options.crashEach, at: options.crashAt, hasNightBatch: options.hasNightBatch },
      print,
    ),
  )
}
const { simulate } = await import('./simulate.ts')
const { costLine, countCost } = await import('./cost.ts')
const { drainLine, measureDrain } = await import('./drain.ts')
const { nightLine } = await import('./night/night-line.ts')
const { closingLine, judge, listViolations } = await import('./verdict.ts')
const simulation = await simulate(options)
const verdict = judge(simulation)
const violations = listViolations(verdict)
const { functions, requests, calls } = simulation
const callCount = [...calls.values()].reduce((sum, count) => sum + count, 0)
print(
  `seed ${options.seed}, ${options.days} days: ${functions.invocations} invocations, ${callCount} calls, ${functions.deaths} crashes, ` +
    `${requests.sent} messages, ${simulation.deadLetters.length} dead letters, at most ${simulation.maxPerSecond} mails a second`,
)
print(
  `${verdict.remainder.length} mails that did not arrive were claimed by a process that ended, or SES gave no answer to them (ADR 245)`,
)
print(costLine(countCost(simulation)))
print(drainLine(measureDrain(simulation)))
if (simulation.night) print(nightLine(simulation.night))
for (const [kind, found] of violations) print(`${kind}: ${found.length}, ${found.slice(0, SHOWN).join(', ')}`)
if (violations.length > 0) {
  const rest = given.filter((one, place) => one !== '--seed' && given[place - 1] !== '--seed')
  print(`npm run simulate -- --seed ${options.seed}${rest.map((one) => ` ${one}`).join('')}`)
}
print(closingLine(verdict))
process.exit(violations.length > 0 ? 1 : 0)

import { readOptions } from './options.ts'
import { simulate } from './simulate.ts'
import { closingLine, judge, listViolations } from './verdict.ts'

/** `npm run simulate`: prints what a run came to. The exit code is 1 on a violation. */

const SHOWN = 5

const given = process.argv.slice(2)
const write = process.stdout.write.bind(process.stdout)
const print = (line: string): void => void write(`${line}\n`)
// The functions' log lines.
Object.assign(process.stdout, { write: () => true })

// A stack takes longer than a call, and errors are the rule here.
Error.stackTraceLimit = 0

const options = readOptions(given)
const simulation = await simulate(options)
const verdict = judge(simulation)
const violations = listViolations(verdict)
const { functions, requests, calls } = simulation
const callCount = [...calls.values()].reduce((sum, count) => sum + count, 0)
print(
  `seed ${options.seed}, ${options.days} days: ${functions.invocations} invocations, ${callCount} calls, ${functions.deaths} crashes, ` +
    `${requests.sent} messages, ${simulation.deadLetters.length} dead letters, at most ${simulation.maxPerSecond} mails a second`,
)
print(`${verdict.remainder.length} mails may or may not have been accepted by SES and are not sent again (ADR 013)`)
for (const [kind, found] of violations) print(`${kind}: ${found.length}, ${found.slice(0, SHOWN).join(', ')}`)
if (violations.length > 0) {
  const rest = given.filter((one, place) => one !== '--seed' && given[place - 1] !== '--seed')
  print(`npm run simulate -- --seed ${options.seed}${rest.map((one) => ` ${one}`).join('')}`)
}
if (process.env.SHOW) for (const one of simulation.deadLetters) print(JSON.stringify(one).slice(0,500))
print(closingLine(verdict))
process.exit(violations.length > 0 ? 1 : 0)

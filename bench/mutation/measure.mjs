// Measures all mutants of source files in a few processes: each test file is loaded again for each mutant, its modules are not.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FUNCTIONS_ALONE, FUNCTIONS_WITH_FAULTS } from '../../vitest.config.ts'
import { planMutant } from './plan.mjs'

/** Test files whose processes no other file shares. */
const ALONE = [...FUNCTIONS_ALONE, ...FUNCTIONS_WITH_FAULTS]

const ROOT = join(import.meta.dirname, '../..')
/** A folder of this process: several can measure at the same time. */
const FOLDER = `.cache/mutation/${process.pid}`
const WORK = join(ROOT, FOLDER)
process.on('exit', () => rmSync(WORK, { recursive: true, force: true }))
const ACTIVATE = JSON.stringify(join(import.meta.dirname, 'activate.mjs'))
/** Test files in one process. A process keeps all of them in memory. */
const CHUNK = 400
/** Milliseconds without a result after which a mutant counts as an endless loop. */
const SILENCE = 60_000
const WORKERS = Number(process.env.MUTATE_CONCURRENCY ?? 1)

const folder = (name) => {
  const path = join(WORK, name)
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true })
  return path
}
const readLines = (path) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

/** Runs a program and returns its output. Ends it when the file `progress` gets no line for `SILENCE`. */
const runNode = (args, progress) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    let seen = ''
    let since = Date.now()
    const timer = setInterval(() => {
      const now = progress ? `${readLines(progress).length}` : ''
      if (now !== seen) [seen, since] = [now, Date.now()]
      if (progress && Date.now() - since > SILENCE) child.kill('SIGKILL')
    }, 5_000)
    child.on('close', (code) => {
      clearInterval(timer)
      resolve({ code, output: output.slice(-3_000) })
    })
  })

/** Runs generated test files. `stubs` are their texts, in order. Returns what the reporter saw of each. */
const runStubs = async (stubs, sources, { isolate }) => {
  const stubFolder = folder('stubs')
  const name = (index) => `s${String(index).padStart(6, '0')}.test.mjs`
  for (const [index, text] of stubs.entries()) writeFileSync(join(stubFolder, name(index)), text)
  const modules = join(WORK, 'modules.jsonl')
  rmSync(modules, { force: true })
  const job = {
    folder: `${FOLDER}/stubs`,
    isolate,
    workers: isolate ? WORKERS : 1,
    modules,
    sources,
    testTimeout: 30_000,
  }
  writeFileSync(join(WORK, 'job.json'), JSON.stringify(job))
  const { code, output } = await runNode([join(import.meta.dirname, 'run-tests.mjs'), join(WORK, 'job.json')], modules)
  const seen = new Map(readLines(modules).map((line) => [line.name, line]))
  return { code, output, ended: stubs.map((_, index) => seen.get(name(index))) }
}

/** The tests that pass without a mutant, with what each reaches. */
const readCoverage = async (tests, sources, { isolate }) => {
  if (tests.length === 0) return []
  const out = folder('coverage')
  const stubs = tests.map(
    (test, index) => `import { recordCoverage } from ${ACTIVATE}
recordCoverage(${JSON.stringify(join(out, `${index}.json`))})
await import(${JSON.stringify(join(ROOT, test))})
`,
  )
  const { ended, output } = await runStubs(stubs, sources, { isolate })
  return tests.flatMap((test, index) => {
    const end = ended[index]
    const path = join(out, `${index}.json`)
    if (!end || end.failed || !existsSync(path)) {
      console.log(`left out, because it fails without a mutant: ${test} ${end?.errors?.[0] ?? output}`)
      return []
    }
    return [{ test, duration: end.duration, covered: JSON.parse(readFileSync(path, 'utf8')) }]
  })
}

const createStub = ({ id, limit }, { test, tests }, paths) => `import { activate } from ${ACTIVATE}
const given = ${JSON.stringify({ id, limit, tests, file: test, killed: join(paths.killed, id), current: paths.current, results: paths.results })}
if (activate(given)) await import(${JSON.stringify(`${join(ROOT, test)}?m${id}`)})
`

/** Runs planned mutants and returns their status by id. A mutant that no test reached stays without one. */
const runPlans = async (plans, sources, { isolate }) => {
  const paths = { killed: folder('killed'), current: join(WORK, 'current'), results: join(WORK, 'results.jsonl') }
  rmSync(paths.results, { force: true })
  const status = new Map()
  // A process of its own is expensive: the next file of a mutant starts after the one before it let the mutant live.
  const last = Math.max(0, ...plans.map(({ files }) => files.length))
  const rounds = isolate ? Array.from({ length: last }, (_, round) => round) : [undefined]
  for (const round of rounds) {
    let queue = plans
      .filter(({ id }) => !status.has(id))
      .flatMap((plan) =>
        plan.files.map((file) => ({ plan, file })).filter((_, at) => round === undefined || at === round),
      )
    while (queue.length > 0) {
      const chunk = queue.slice(0, CHUNK)
      const { code, output, ended } = await runStubs(
        chunk.map(({ plan, file }) => createStub(plan, file, paths)),
        sources,
        { isolate },
      )
      const done = isolate && WORKERS > 1 ? ended.length : ended.indexOf(undefined)
      for (const [index, end] of ended.entries()) {
        const { id } = chunk[index].plan
        if (!end?.failed || status.has(id)) continue
        writeFileSync(join(paths.killed, id), '')
        status.set(id, end.errors.some((message) => /timed out|Hit count limit/.test(message)) ? 'timeout' : 'killed')
      }
      if (code === 0 || done === -1) queue = queue.slice(CHUNK)
      else {
        const stuck = chunk[done]?.plan.id
        if (done === 0 && ended.length > 0 && output && !existsSync(paths.current)) throw new Error(output)
        status.set(stuck, 'timeout')
        writeFileSync(join(paths.killed, stuck), '')
        queue = queue.slice(done).filter(({ plan }) => plan.id !== stuck)
      }
    }
  }
  const reached = new Set(readLines(paths.results).flatMap(({ id, hits }) => (hits > 0 ? [id] : [])))
  for (const { id } of plans) if (!status.has(id) && reached.has(id)) status.set(id, 'survived')
  return status
}

/** The status of each mutant of the sources by the given test files. Paths are relative to the repository. */
export const measure = async (sources, tests, { loading = true, most } = {}) => {
  mkdirSync(WORK, { recursive: true })
  const out = join(WORK, 'instrumented.json')
  const files = sources.map((source) => join(ROOT, source))
  const { code, output } = await runNode([join(import.meta.dirname, 'instrument.mjs'), out, ...files])
  if (code !== 0) throw new Error(output)
  const { sources: texts, mutants } = JSON.parse(readFileSync(out, 'utf8'))
  const isAlone = (test) => ALONE.includes(test)
  const coverage = [
    ...(await readCoverage(
      tests.filter((test) => !isAlone(test)),
      texts,
      { isolate: false },
    )),
    ...(await readCoverage(tests.filter(isAlone), texts, { isolate: true })),
  ]
  const byFile = Map.groupBy(mutants, ({ file }) => file)
  const plans = mutants.map((mutant) => {
    const neighbors = byFile.get(mutant.file).map(({ id }) => id)
    return planMutant({ ...mutant, neighbors }, coverage, { alone: ALONE, most })
  })
  const shared = await runPlans(
    plans.filter(({ isolated, files }) => !isolated && files.length > 0),
    texts,
    { isolate: false },
  )
  const rest = plans.flatMap((plan) => {
    if (plan.isolated) return loading ? [plan] : []
    // Code that runs once in a process, such as the making of a client, was not reached again.
    if (!shared.has(plan.id)) return [{ ...plan, files: [...plan.files, ...plan.later] }]
    return shared.get(plan.id) === 'survived' ? [{ ...plan, files: plan.later }] : []
  })
  const alone = await runPlans(
    rest.filter(({ files }) => files.length > 0),
    texts,
    { isolate: true },
  )
  return mutants.map((mutant, index) => {
    const { id, isolated, files, later } = plans[index]
    const fallback = files.length + later.length === 0 ? 'uncovered' : 'survived'
    const status = isolated && !loading ? 'ignored' : (alone.get(id) ?? shared.get(id) ?? fallback)
    return { ...mutant, file: mutant.file.slice(ROOT.length + 1), status }
  })
}

/** The test files below a path, or the path itself. */
export const testsIn = (path) =>
  /\.test\.tsx?$/.test(path)
    ? [path]
    : readdirSync(join(ROOT, path), { recursive: true })
        .map(String)
        .filter((name) => /\.test\.ts$/.test(name))
        .map((name) => `${path}/${name}`)
        .sort()

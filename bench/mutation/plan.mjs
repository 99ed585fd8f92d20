// Which tests can notice which mutant, from the coverage of a run without mutants.

/** A file of the store is reached by most tests of the operations. More of them rarely kill a mutant that these do not. */
const MOST_FILES = 6

/** The test files that change a process for later ones, so that they need one of their own. */
const isAlone = ({ test }, alone) => alone.includes(test)

/**
 * The test files that reach a mutant, the file's own tests first, then the fastest. `tests` are the names of the tests
 * that reach it, `null` where code outside a test does. `isolated` says that each file needs a process of its own, because
 * a module reaches the mutant while it is loaded, which happens once in a process. `later` are the files of `alone` that
 * remain for a mutant that the others do not kill. `neighbors` are the mutants of the same source file.
 */
export const planMutant = ({ id, file, neighbors = [id] }, coverage, { most = MOST_FILES, alone = [] } = {}) => {
  const stem = file.replace(/^.*\//, '').replace(/\.tsx?$/, '')
  const reached = coverage.flatMap(({ test, duration, covered }) => {
    const byTest = Object.entries(covered.perTest).filter(([, hits]) => id in hits)
    const outside = covered.static[id] ?? 0
    if (byTest.length === 0 && outside === 0) return []
    const hits = byTest.reduce((sum, [, one]) => sum + one[id], outside)
    // For code outside the tests, the file that uses most of the module is the nearest.
    const perTest = outside > 0 ? Object.values(covered.perTest) : []
    const near = neighbors.filter((one) => perTest.some((test) => one in test)).length
    return [
      { test, duration, hits, near, tests: outside > 0 ? null : byTest.map(([name]) => name), outside: outside > 0 },
    ]
  })
  const rank = ({ test, outside }) => (test.endsWith(`/${stem}.test.ts`) ? 0 : outside ? 2 : 1)
  const files = reached.toSorted(
    (one, other) => rank(one) - rank(other) || other.near - one.near || one.duration - other.duration,
  )
  // A test that reaches the mutant says more than a file that only loads the module.
  const inside = files.filter(({ outside }) => !outside)
  const shared = inside.filter((one) => !isAlone(one, alone))
  const isolated = shared.length === 0 && files.length > 0
  const own = inside.filter((one) => isAlone(one, alone))
  const limit = 1000 + 100 * Math.max(0, ...reached.map(({ hits }) => hits))
  const chosen = isolated ? (own.length > 0 ? own : files) : shared
  return { id, limit, isolated, files: chosen.slice(0, most), later: isolated ? [] : own }
}

/** Killed, by timeout or not, and the survivors of all mutants. */
export const computeScore = (mutants) => {
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length
  const timeouts = count('timeout')
  const killed = count('killed') + timeouts
  const survivors = mutants.filter(({ status }) => status === 'survived' || status === 'uncovered')
  return { killed, timeouts, total: killed + survivors.length, survivors }
}

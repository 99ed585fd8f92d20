// Which tests can notice which mutant, from the coverage of a run without mutants.

/** The test files that run for one mutant at most. A file of the store is reached by most tests of the operations. */
const MOST_FILES = 12

/** How many mutants of a source file the tests of a file reach. */
const countReached = (neighbors, { covered }) => {
  const tests = Object.values(covered.perTest)
  return neighbors.filter((id) => tests.some((test) => id in test)).length
}

/**
 * The test files that reach a mutant: the source's own tests first, then those that reach most of the source, then the
 * fastest. `tests` are the names of the tests that reach it. `isolated` says that a module reaches the mutant while it is
 * loaded, which happens once in a process: then each file gets a process of its own and runs all its tests (`tests: null`).
 * Which files load the module is not known. `later` are the files of `alone` for a mutant that the others do not kill.
 * `neighbors` are the mutants of the same source file.
 */
export const planMutant = ({ id, file, neighbors = [id] }, coverage, { most = MOST_FILES, alone = [] } = {}) => {
  const stem = file.replace(/^.*\//, '').replace(/\.tsx?$/, '')
  const isolated = coverage.some(({ covered }) => id in covered.static)
  const reached = coverage.flatMap((one) => {
    const byTest = Object.entries(one.covered.perTest).filter(([, hits]) => id in hits)
    const near = countReached(neighbors, one)
    if (byTest.length === 0 && !isolated) return []
    const hits = byTest.reduce((sum, [, counts]) => sum + counts[id], one.covered.static[id] ?? 0)
    return [{ ...one, near, hits, tests: isolated ? null : byTest.map(([name]) => name) }]
  })
  const rank = ({ test }) => (test.endsWith(`/${stem}.test.ts`) ? 0 : 1)
  const files = reached
    .toSorted((one, other) => rank(one) - rank(other) || other.near - one.near || one.duration - other.duration)
    .map(({ test, tests }) => ({ test, tests }))
  const shared = isolated ? files : files.filter(({ test }) => !alone.includes(test))
  return {
    id,
    limit: 1000 + 100 * Math.max(0, ...reached.map(({ hits }) => hits)),
    isolated,
    files: shared.slice(0, most),
    later: isolated ? [] : files.filter(({ test }) => alone.includes(test)),
  }
}

/** Killed, by timeout or not, and the survivors of all mutants. */
export const computeScore = (mutants) => {
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length
  const timeouts = count('timeout')
  const killed = count('killed') + timeouts
  const survivors = mutants.filter(({ status }) => status === 'survived' || status === 'uncovered')
  return { killed, timeouts, total: killed + survivors.length, survivors }
}

// npm run lock: adds optional packages of other platforms to package-lock.json. npm leaves them out when the registry has packages
// of one platform only, and npm ci refuses a lock file without them. With the entries, each platform installs its own packages.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

const PLATFORM = /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)(?:-(\w+))?$/
const LIBC = { musl: 'musl', gnu: 'glibc', musleabihf: 'musl', gnueabihf: 'glibc' }

/** Paths at which npm resolves a dependency of a package, innermost first. */
const places = (path, name) => {
  const places = []
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/'))).replace(/\/$/, '')) {
    places.push(`${at === '' ? '' : `${at}/`}node_modules/${name}`)
    if (at === '') return places
  }
}

/** Optional packages that the lock file references without an entry. */
export const missingOptionals = (packages) =>
  Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !places(path, name).some((place) => place in packages))
      .map(([name, version]) => ({ name, version, dev: entry.dev === true })),
  )

const createEntry = ({ name, version, dev }) => {
  const [, os, cpu, abi] = PLATFORM.exec(name) ?? []
  if (!os || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name}@${version} is not a package of one platform.`)
  return {
    version,
    cpu: [cpu],
    ...(dev ? { dev } : {}),
    ...(os === 'linux' && LIBC[abi] ? { libc: [LIBC[abi]] } : {}),
    optional: true,
    os: [os],
  }
}

const file = join(ROOT, 'package-lock.json')
if (process.argv[1]?.endsWith('complete-lock.mjs')) {
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingOptionals(lock.packages)
  for (const one of missing) lock.packages[`node_modules/${one.name}`] = createEntry(one)
  const order = ([one], [other]) => one.localeCompare(other, 'en')
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(order))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${missing.length} packages for other platforms were added to the lock file.`)
}

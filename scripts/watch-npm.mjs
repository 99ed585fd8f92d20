import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Parent, name and state of a process; null when it is gone. Linux tells without `ps`, which a slim machine lacks. */
const processOf = (pid) => {
  try {
    if (process.platform === 'linux') {
      const [, name, state, parent] = /^\d+ \((.*)\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
      return { name, state, parent: Number(parent) }
    }
    const columns = execFileSync('ps', ['-o', 'ppid=,stat=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    const [parent, state, name] = columns.trim().split(/\s+/)
    return { name, state, parent: Number(parent) }
  } catch {
    return null
  }
}

/** One that has died and that nobody has asked about yet still stands in the list. */
const isAlive = (pid) => {
  const found = processOf(pid)
  return found !== null && !found.state.startsWith('Z')
}

/** The npm that runs this script: its parent, or the parent of the shell that npm runs it in. */
const npmOf = () => {
  const parent = processOf(process.ppid)
  return parent && /(^|[-/])(sh|dash|bash|zsh|ash|busybox)$/.test(parent.name) ? parent.parent : process.ppid
}

/**
 * Calls back when npm is gone. npm that is killed by force tells nobody, and a shell between it and this script hides it.
 * Gives a function that ends the watch.
 */
export const watchNpm = (gone) => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {}
  const npm = npmOf()
  const timer = setInterval(() => isAlive(npm) || gone(), 2000)
  return () => clearInterval(timer)
}

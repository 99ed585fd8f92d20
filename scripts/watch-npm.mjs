import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Parent, name and state of a process; null when it is gone. On Linux it reads /proc, because `ps` can be missing. */
const readProcess = (pid) => {
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

/** A zombie process is still listed. */
const isAlive = (pid) => {
  const found = readProcess(pid)
  return found !== null && !found.state.startsWith('Z')
}

/** The npm that runs this script: its parent, or the parent of the shell that npm runs it in. */
const findNpm = () => {
  const parent = readProcess(process.ppid)
  return parent && /(^|[-/])(sh|dash|bash|zsh|ash|busybox)$/.test(parent.name) ? parent.parent : process.ppid
}

/**
 * Calls back when npm has exited. A killed npm sends no signal, and a shell between npm and this script hides its exit.
 * Returns a function that stops watching.
 */
export const watchNpm = (gone) => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {}
  const npm = findNpm()
  const timer = setInterval(() => isAlive(npm) || gone(), 2000)
  return () => clearInterval(timer)
}

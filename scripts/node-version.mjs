// Runs first and uses old syntax only, so that an old Node prints this message and not a stack trace.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Five Circles needs Node 20.19 or newer to start; this is Node ${process.versions.node}.`)
  process.exit(1)
}

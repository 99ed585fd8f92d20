// Read before anything else: plain enough for any Node that knows modules, so that an old one gets a sentence, not a stack.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Five Circles needs Node 20.19 or newer to start; this is Node ${process.versions.node}.`)
  process.exit(1)
}

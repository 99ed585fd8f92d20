// npm run build: builds the page for deployment.
import './node-version.mjs'

const { install } = await import('./install.mjs')
const { command, run } = await import('./run.mjs')

install()
process.exit(
  await run([command('vite/bin/vite.js'), 'build', '--config', 'web/vite.config.ts', ...process.argv.slice(2)]),
)

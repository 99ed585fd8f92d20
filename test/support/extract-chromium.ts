import chromium from '@sparticuz/chromium'

/** A program of its own: the package unpacks into TMPDIR and changes the environment of whoever imports it. */
await chromium.executablePath()

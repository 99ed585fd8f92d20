import chromium from '@sparticuz/chromium'

/** A separate program, because the package unpacks into TMPDIR and changes the environment of its process. */
await chromium.executablePath()

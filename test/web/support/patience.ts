import { configure } from '@testing-library/react'

/** Milliseconds. Default waits of 1 s are too short on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

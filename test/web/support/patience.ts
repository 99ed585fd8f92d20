import { configure } from '@testing-library/react'

/** A second is what it takes on a machine that has nothing else to do. */
configure({ asyncUtilTimeout: 10_000 })

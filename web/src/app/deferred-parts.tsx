import Offline from './offline/offline.tsx'
import { useFarewell } from './use-farewell.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** What every screen loads after everything else. */
const DeferredParts = () => {
  useFarewell()
  useKeptFocus()
  return <Offline />
}

export default DeferredParts

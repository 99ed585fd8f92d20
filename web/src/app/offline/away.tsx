import { useEffect } from 'react'
import { registerWorker } from './register-worker.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useSending } from './use-sending.ts'

/** Sends the check-ins that wait, follows the other tabs, and registers the service worker (PAGE-17). */
const Away = ({ personId }: { personId: string }) => {
  useSending(personId)
  useOtherTabs(personId)
  useEffect(() => void registerWorker(), [])
  return null
}

export default Away

import { useEffect } from 'react'
import { registerWorker } from './register-worker.ts'
import { useSending } from './use-sending.ts'

/** Sends the check-ins that wait, and registers the service worker (PAGE-17). */
const Away = ({ personId }: { personId: string }) => {
  useSending(personId)
  useEffect(() => void registerWorker(), [])
  return null
}

export default Away

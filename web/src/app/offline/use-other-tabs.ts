import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showStored } from '#web/entities/goals/show-stored.ts'
import { GOALS } from '#web/entities/offline/storage-keys.ts'

/** Shows what another tab stored of the goals: a check-in there is done here, and its undo leaves no tab with a done day (STREAK-20). */
export const useOtherTabs = (personId: string): void => {
  const client = useQueryClient()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.endsWith(GOALS + personId)) showStored(client, personId)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [client, personId])
}

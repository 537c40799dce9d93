import { household, type Member, type MemberRole } from '@larder/contract/household'
import { useWrite } from '../../api/use-api'
import { toast } from '../../ui/toasts/toast-store'
import { createFailureHandler } from './create-failure-handler'

/** The actions of an owner on a member. */
export function useMemberActions({ accountId, name, you }: Member, onGone: () => void) {
  const setRole = useWrite(household.setRole)
  const removeMember = useWrite(household.removeMember)
  const params = { accountId }

  function changeRole(role: MemberRole) {
    const who = you ? 'You are' : `${name} is`
    setRole.mutate(
      { params, body: { role } },
      {
        onSuccess: () => toast({ title: `${who} now ${role === 'owner' ? 'an owner' : 'a member'}` }),
        onError: createFailureHandler('Not changed'),
      },
    )
  }

  async function remove() {
    // Awaited here, because the row may unmount before the call completes.
    try {
      await removeMember.mutateAsync({ params })
      toast({ title: `${name} was removed` })
      onGone()
    } catch (error) {
      createFailureHandler('Not removed')(error)
    }
  }

  return { changeRole, remove }
}

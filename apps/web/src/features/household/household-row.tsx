import { type HouseholdSummary, household as words } from '@larder/contract/household'
import { Button } from '../../ui/controls/button'
import { Badge } from '../../ui/display/badge'
import { toast } from '../../ui/toasts/toast-store'
import { createFailureHandler } from './create-failure-handler'
import { useSwitchHousehold } from './use-switch-household'

export function HouseholdRow({ household }: { readonly household: HouseholdSummary }) {
  const enter = useSwitchHousehold(words.enter)
  const { id, name, role, members, current } = household

  async function switchTo() {
    try {
      await enter.mutateAsync({ params: { id } })
      toast({ title: `You are now in ${name}`, description: 'On all your devices.' })
    } catch (error) {
      createFailureHandler('Not switched')(error)
    }
  }

  return (
    <li className="flex min-h-18 items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {role === 'owner' ? 'Owner' : 'Member'} · {members === 1 ? 'only you' : `${members} members`}
        </p>
      </div>
      {current ? (
        <Badge tone="herb">Current</Badge>
      ) : (
        <Button busy={enter.isPending} aria-label={`Switch to ${name}`} onClick={() => void switchTo()}>
          Switch
        </Button>
      )}
    </li>
  )
}

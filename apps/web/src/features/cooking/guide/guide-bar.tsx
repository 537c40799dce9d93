import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { Button } from '../../../ui/controls/button'

import { GuideBarTimers } from './guide-bar-timers'
import type { Guide } from './use-guide'

/** On the narrowest phones only the labels fit. */
const narrowClass = 'max-[23rem]:[&>span]:hidden'

/** The buttons to move through the steps, at the bottom of the screen within thumb reach. */
export function GuideBar({ guide }: { readonly guide: Guide }) {
  const { place, isLast } = guide
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-auto flex flex-col gap-2 border-t bg-paper px-4 pt-3 pb-safe sm:-mx-6 sm:px-6">
      <GuideBarTimers guide={guide} />
      <div className="flex gap-3">
        <Button
          size="xl"
          icon={<ArrowLeft />}
          disabled={place === 0}
          onClick={guide.back}
          className={`${narrowClass} px-4! sm:px-8!`}
        >
          Previous
        </Button>
        <Button
          size="xl"
          variant="primary"
          icon={isLast ? <Check /> : <ArrowRight />}
          onClick={guide.next}
          className={`${narrowClass} grow px-4!`}
        >
          {isLast ? 'Finish' : 'Next Step'}
        </Button>
      </div>
    </div>
  )
}

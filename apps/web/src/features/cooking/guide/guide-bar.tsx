import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { Button } from '../../../ui/controls/button'

import { GuideBarTimers } from './guide-bar-timers'
import type { Guide } from './use-guide'

/** On the narrowest of phones the words alone have to do. */
const narrow = 'max-[23rem]:[&>span]:hidden'

/** The way through the steps, at the bottom of the screen, within reach of a thumb. */
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
          className={`${narrow} px-4! sm:px-8!`}
        >
          Previous
        </Button>
        <Button
          size="xl"
          variant="primary"
          icon={isLast ? <Check /> : <ArrowRight />}
          onClick={guide.next}
          className={`${narrow} grow px-4!`}
        >
          {isLast ? 'Finish' : 'Next Step'}
        </Button>
      </div>
    </div>
  )
}

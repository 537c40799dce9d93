import { fridge } from '@larder/contract/fridge'
import { Camera } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { usePagedRead } from '../../api/use-paged-read'
import { refresh, useRead } from '../../api/use-read'
import { Button } from '../../ui/controls/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Skeleton } from '../../ui/feedback/skeleton'
import { PageHeading } from '../../ui/page-heading'
import { CameraCard } from './camera-card'
import { ChangeList } from './change-list'
import { PairDialog } from './pair-dialog'
import { QuestionCard } from './question-card'

const pageSize = 20

function FridgeSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 md:grid-cols-2">
      {['one', 'two'].map((card) => (
        <div key={card} className="flex flex-col gap-4 max-md:last:hidden">
          <Skeleton className="aspect-[4/3]" />
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-56" />
        </div>
      ))}
    </div>
  )
}

const steps = [
  [
    'Pair it',
    'Name its shelf here and type the code on the device. It gets a key that can send pictures, and nothing else.',
  ],
  [
    'It looks',
    'Each picture is compared with the one before, on this server. Light and things that only moved do not count.',
  ],
  ['Your stock follows', 'Clear changes are recorded, with Undo. Where it isn’t sure, it asks you here.'],
] as const

/** Explains cameras before there is one. */
function NoCameras({ action }: { readonly action: ReactNode }) {
  return (
    <div className="flex flex-col gap-8">
      <EmptyState
        icon={<Camera />}
        title="No camera yet"
        hint="A camera above a shelf sees what comes and goes, so nobody has to type it. Any webcam will do, with an old laptop or a Raspberry Pi that runs Larder’s small camera program."
        action={action}
        className="pb-4"
      />
      <ol className="grid gap-x-10 gap-y-6 border-t pt-8 md:grid-cols-3">
        {steps.map(([title, text], at) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden
              className="numbers grid size-9 shrink-0 place-items-center rounded-full bg-herb-wash font-semibold text-herb-ink"
            >
              {at + 1}
            </span>
            <span className="flex flex-col gap-1">
              <span className="font-semibold">{title}</span>
              <span className="text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The shelf cameras: their pictures, questions and booked changes. */
export function FridgePage() {
  const cameras = useRead(fridge.cameras, {})
  const changes = usePagedRead(fridge.changes, {}, pageSize)
  const heading = useRef<HTMLHeadingElement>(null)
  const questions = useRef<HTMLHeadingElement>(null)
  const [pairing, setPairing] = useState(false)
  const loadedCameras = cameras.data?.data
  const error = (!loadedCameras && cameras.error) || (!changes.rows && changes.error)
  const isWaiting = !error && (!loadedCameras || !changes.rows)
  const asking = changes.rows?.filter(({ state }) => state === 'asking') ?? []
  const settledChanges = changes.rows?.filter(({ state }) => state !== 'asking') ?? []
  const pair = (
    <Button variant="primary" icon={<Camera />} onClick={() => setPairing(true)}>
      Pair a camera
    </Button>
  )

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading
        title="Fridge Cameras"
        intro="They watch your shelves and tell you what came and went."
        {...(!isWaiting && loadedCameras && loadedCameras.length > 0 && { actions: pair })}
      />
      {error && (
        <ErrorNote action={<Button onClick={() => void refresh(fridge.cameras)}>Try Again</Button>}>
          {toErrorMessage(error)}
        </ErrorNote>
      )}
      {isWaiting && <FridgeSkeleton />}
      {!isWaiting && !error && loadedCameras?.length === 0 && <NoCameras action={pair} />}
      {!isWaiting && !error && loadedCameras && loadedCameras.length > 0 && (
        <>
          {asking.length > 0 && (
            <section aria-labelledby="questions" className="flex flex-col gap-4">
              <h2 id="questions" ref={questions} tabIndex={-1} className="text-2xl">
                Not sure about these ({asking.length})
              </h2>
              <ul className="grid items-start gap-4 lg:grid-cols-2">
                {asking.map((change) => (
                  <QuestionCard
                    key={change.id}
                    change={change}
                    onAnswered={() => (asking.length > 1 ? questions : heading).current?.focus()}
                  />
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="cameras" className="flex flex-col gap-4">
            <h2 id="cameras" ref={heading} tabIndex={-1} className="text-2xl">
              Cameras ({loadedCameras.length})
            </h2>
            <ul className="grid items-start gap-6 md:grid-cols-2">
              {loadedCameras.map((camera) => (
                <CameraCard key={camera.id} camera={camera} onGone={() => heading.current?.focus()} />
              ))}
            </ul>
          </section>
          <ChangeList changes={settledChanges} more={changes.more} fetching={changes.fetchingMore} />
        </>
      )}
      {pairing && <PairDialog onClose={() => setPairing(false)} />}
    </div>
  )
}

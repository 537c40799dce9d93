import type { ShelfChangeEntry } from '@larder/contract/fridge'
import { Check, PenLine, X } from 'lucide-react'
import { useState } from 'react'
import { FoodIcon } from '../../food/food-icon/food-icon'
import { Button } from '../../ui/controls/button'
import { Card } from '../../ui/display/card'
import { RelativeTime } from '../../ui/formatting/relative-time'
import { toChangeQuestion } from './describe-fridge-change'
import { OtherFoodForm } from './other-food-form'
import { PictureCrop } from './picture-crop'
import { useAnswerQuestion } from './use-answer-question'

const chipClass =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-raised px-3 font-medium transition-colors enabled-hover:bg-shade'

interface QuestionCardProps {
  readonly change: ShelfChangeEntry
  /** It was answered and disappears; the caller moves the focus. */
  readonly onAnswered: () => void
}

/** An uncertain change of a camera: yes, something else, or no. */
export function QuestionCard({ change, onAnswered }: QuestionCardProps) {
  const { answer, book, dismiss } = useAnswerQuestion(change, onAnswered)
  const [typing, setTyping] = useState(false)
  const { camera, at, seenOn, area, others, foodId } = change
  const question = toChangeQuestion(change)

  return (
    <Card asChild className="flex flex-col gap-4">
      <li aria-label={question}>
        <div className="flex items-start gap-4">
          {seenOn === undefined ? (
            <span className="grid size-24 shrink-0 place-items-center rounded-card bg-shade sm:size-28">
              <FoodIcon foodId={foodId} className="size-12" />
            </span>
          ) : (
            <PictureCrop pictureId={seenOn} area={area} alt="What the camera saw" className="w-24 sm:w-28" />
          )}
          <div className="flex min-w-0 grow flex-col gap-3">
            <div>
              <p className="text-lg font-semibold wrap-anywhere">{question}</p>
              <p className="text-sm text-ink-soft wrap-anywhere">
                <bdi>{camera}</bdi>, <RelativeTime at={at} />
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="primary"
                icon={<Check />}
                busy={answer === 'yes'}
                disabled={answer === 'no'}
                onClick={() => void book()}
              >
                Yes
              </Button>
              <Button
                icon={<X />}
                busy={answer === 'no'}
                disabled={answer === 'yes'}
                onClick={() => void dismiss()}
              >
                No
              </Button>
            </div>
          </div>
        </div>
        {typing ? (
          <OtherFoodForm
            busy={answer === 'yes'}
            onSave={(instead) => void book(instead)}
            onCancel={() => setTyping(false)}
          />
        ) : (
          <fieldset className="min-w-0">
            <legend className="pb-1.5 text-sm text-ink-soft">Or it was</legend>
            <div className="flex flex-wrap gap-2">
              {others.map((other) => (
                <button
                  key={other.foodId ?? other.name}
                  type="button"
                  className={chipClass}
                  disabled={answer !== null}
                  onClick={() =>
                    void book({
                      name: other.name,
                      ...(other.foodId !== undefined && { foodId: other.foodId }),
                    })
                  }
                >
                  <FoodIcon foodId={other.foodId} className="size-6" />
                  <bdi className="truncate">{other.name}</bdi>
                </button>
              ))}
              <button
                type="button"
                className={chipClass}
                disabled={answer !== null}
                onClick={() => setTyping(true)}
              >
                <PenLine aria-hidden className="size-4 shrink-0" />
                Something else
              </button>
            </div>
          </fieldset>
        )}
      </li>
    </Card>
  )
}

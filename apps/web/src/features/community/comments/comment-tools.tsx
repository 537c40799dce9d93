import type { Comment } from '@larder/contract/community'
import { Flag, MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/controls/button'
import { useIsBefore } from './use-is-before'

interface CommentToolsProps {
  readonly comment: Comment
  readonly onAnswer: (() => void) | undefined
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onReport: () => void
}

const quietClass = 'px-3! text-sm text-ink-soft [&_svg]:size-4!'

export function CommentTools({ comment, onAnswer, onEdit, onDelete, onReport }: CommentToolsProps) {
  const { author, editableUntil, reported } = comment
  const editable = useIsBefore(editableUntil) && author.you
  return (
    <div className="-ms-3 flex flex-wrap">
      {onAnswer && (
        <Button variant="quiet" icon={<MessageCircle />} className={quietClass} onClick={onAnswer}>
          Answer
        </Button>
      )}
      {editable && (
        <Button variant="quiet" icon={<Pencil />} className={quietClass} onClick={onEdit}>
          Edit
        </Button>
      )}
      {author.you ? (
        <Button variant="quiet" icon={<Trash2 />} className={quietClass} onClick={onDelete}>
          Delete
        </Button>
      ) : (
        <Button variant="quiet" icon={<Flag />} className={quietClass} disabled={reported} onClick={onReport}>
          {reported ? 'Reported' : 'Report'}
        </Button>
      )}
    </div>
  )
}

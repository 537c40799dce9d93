import sharp from 'sharp'
import { handleRpcTasks } from '../../../workers/rpc-handler'
import { type RenderedPicture, type RenderTask, renderPicture } from './render-picture'

// The libvips cache would hold memory that the server does not get back; one core is enough for one picture.
sharp.cache(false)
sharp.concurrency(1)

handleRpcTasks<RenderTask, RenderedPicture>(renderPicture)

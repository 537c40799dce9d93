import './styles/app.css'
import { mount } from './app/mount'

mount(document)

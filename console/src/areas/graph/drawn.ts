/**
 * Waits, without holding anything up, until all that a WebGL context was told to draw by now is drawn; then does what it is
 * given, once. Of a context that is lost nothing more will come, so nothing is done.
 */
export class Drawn {
  #gl: WebGL2RenderingContext
  #fence: WebGLSync | null
  #frame = 0

  constructor(gl: WebGL2RenderingContext, then: () => void) {
    this.#gl = gl
    this.#fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
    gl.flush()
    const look = () => {
      if (!this.#fence || gl.isContextLost()) return
      if (gl.clientWaitSync(this.#fence, 0, 0) === gl.TIMEOUT_EXPIRED) {
        this.#frame = requestAnimationFrame(look)
        return
      }
      this.end()
      then()
    }
    this.#frame = requestAnimationFrame(look)
  }

  end() {
    cancelAnimationFrame(this.#frame)
    this.#gl.deleteSync(this.#fence)
    this.#fence = null
  }
}

package bridge

import (
	"context"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// signOfLife is how often a client that asked for it is told that a call is still at
// work. Clients that give up on silent calls wait longer than that.
const signOfLife = time.Second

// lively tells clients that gave a progress token with a call, after each pause, that
// it is still at work and for how many seconds; how long it will take nobody knows. A
// call ends with its last notice.
func lively(pause time.Duration) mcp.Middleware {
	return func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, request mcp.Request) (mcp.Result, error) {
			call, ok := request.(*mcp.CallToolRequest)
			if !ok || call.Params.GetProgressToken() == nil {
				return next(ctx, method, request)
			}
			notify, stop := context.WithCancel(ctx)
			var notices sync.WaitGroup
			notices.Go(func() { tellProgress(notify, call, pause) })
			defer notices.Wait()
			defer stop()
			return next(ctx, method, request)
		}
	}
}

// tellProgress notifies until the context ends or the client is gone.
func tellProgress(ctx context.Context, call *mcp.CallToolRequest, pause time.Duration) {
	began, ticks := time.Now(), time.NewTicker(pause)
	defer ticks.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticks.C:
		}
		err := call.Session.NotifyProgress(ctx, &mcp.ProgressNotificationParams{
			ProgressToken: call.Params.GetProgressToken(), Progress: time.Since(began).Seconds(), Message: "Brain is at work",
		})
		if err != nil {
			return
		}
	}
}

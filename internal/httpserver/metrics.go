package httpserver

import (
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// measures are the metrics of requests by route, never by path: what callers ask
// for must not make new series.
type measures struct {
	seconds *prometheus.HistogramVec
	running prometheus.Gauge
}

func newMeasures(r prometheus.Registerer) measures {
	m := measures{
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "brain_http_request_seconds", Help: "Time of requests by route and status.",
			Buckets: prometheus.ExponentialBuckets(0.0005, 2, 17),
		}, []string{"route", "status"}),
		running: prometheus.NewGauge(prometheus.GaugeOpts{Name: "brain_http_requests_running", Help: "Requests being served."}),
	}
	r.MustRegister(m.seconds, m.running)
	return m
}

func (m measures) measure(route string, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		m.running.Inc()
		start := time.Now()
		seen := &statusWriter{ResponseWriter: w}
		defer func() {
			m.running.Dec()
			m.seconds.WithLabelValues(route, strconv.Itoa(seen.code())).Observe(time.Since(start).Seconds())
		}()
		next.ServeHTTP(seen, r)
	})
}
